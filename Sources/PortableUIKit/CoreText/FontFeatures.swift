// Names are those of Core Text's header of font features, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The kinds of features of fonts and the features among them, by their numbers in the registry of Apple Advanced
// Typography: https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html

public let kLigaturesType = 1
public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3
public let kRareLigaturesOnSelector = 4
public let kRareLigaturesOffSelector = 5

public let kLetterCaseType = 3
public let kUpperAndLowerCaseSelector = 0
public let kSmallCapsSelector = 3

public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1

public let kVerticalPositionType = 10
public let kNormalPositionSelector = 0
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kOrdinalsSelector = 3

public let kFractionsType = 11
public let kNoFractionsSelector = 0
public let kVerticalFractionsSelector = 1
public let kDiagonalFractionsSelector = 2

public let kTypographicExtrasType = 14
public let kSlashedZeroOnSelector = 4
public let kSlashedZeroOffSelector = 5

public let kNumberCaseType = 21
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1

public let kTextSpacingType = 22
public let kProportionalTextSelector = 0
public let kMonospacedTextSelector = 1

public let kCaseSensitiveLayoutType = 33
public let kCaseSensitiveLayoutOnSelector = 0
public let kCaseSensitiveLayoutOffSelector = 1

public let kStylisticAlternativesType = 35
public let kNoStylisticAlternatesSelector = 0
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltOneOffSelector = 3
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltSixOnSelector = 12

public let kContextualAlternatesType = 36
public let kContextualAlternatesOnSelector = 0
public let kContextualAlternatesOffSelector = 1

public let kLowerCaseType = 37
public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1

public let kUpperCaseType = 38
public let kDefaultUpperCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1
