/// The plural rules of all languages, and the formats of some, as CLDR has them; written by `.ci/tables/words`.
///
/// From CLDR 41, in the package unicode-cldr-core 41-0.1 of Debian.
enum LocaleTable {
    /// A line for languages of the same rules, with the conditions of their plural categories.
    ///
    /// The first condition that holds decides; the category is `other` where none does.
    static let plurals = """
        bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa und sah ses sg \
        su th to tpi vi wo yo yue zh
        am as bn doi fa gu hi kn pcm zu | one: i = 0 | one: n = 1
        ff hy kab | one: i = 0,1
        ast ca de en et fi fy gl ia io ji lij nl sc scn sv sw ur yi | one: i = 1 and v = 0
        si | one: n = 0,1 | one: i = 0 and f = 1
        ak bho guw ln mg nso pa ti wa | one: n = 0..1
        tzm | one: n = 0..1 | one: n = 11..99
        af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo \
        jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny \
        nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn \
        tr ts ug uz ve vo vun wae xh xog | one: n = 1
        da | one: n = 1 | one: t != 0 and i = 0,1
        is | one: t = 0 and i % 10 = 1 and i % 100 != 11 | one: t != 0
        mk | one: v = 0 and i % 10 = 1 and i % 100 != 11 | one: f % 10 = 1 and f % 100 != 11
        ceb fil tl | one: v = 0 and i = 1,2,3 | one: v = 0 and i % 10 != 4,6,9 | one: v != 0 and \
        f % 10 != 4,6,9
        lv prg | zero: n % 10 = 0 | zero: n % 100 = 11..19 | zero: v = 2 and f % 100 = 11..19 | \
        one: n % 10 = 1 and n % 100 != 11 | one: v = 2 and f % 10 = 1 and f % 100 != 11 | one: v \
        != 2 and f % 10 = 1
        lag | zero: n = 0 | one: i = 0,1 and n != 0
        ksh | zero: n = 0 | one: n = 1
        iu naq sat se sma smi smj smn sms | one: n = 1 | two: n = 2
        shi | one: i = 0 | one: n = 1 | few: n = 2..10
        mo ro | one: i = 1 and v = 0 | few: v != 0 | few: n = 0 | few: n % 100 = 2..19
        bs hr sh sr | one: v = 0 and i % 10 = 1 and i % 100 != 11 | one: f % 10 = 1 and f % 100 \
        != 11 | few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 | few: f % 10 = 2..4 and f % \
        100 != 12..14
        fr | one: i = 0,1 | many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 | many: e != 0..5
        pt | one: i = 0..1 | many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 | many: e != \
        0..5
        it pt-PT | one: i = 1 and v = 0 | many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 | \
        many: e != 0..5
        es | one: n = 1 | many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 | many: e != 0..5
        gd | one: n = 1,11 | two: n = 2,12 | few: n = 3..10,13..19
        sl | one: v = 0 and i % 100 = 1 | two: v = 0 and i % 100 = 2 | few: v = 0 and i % 100 = \
        3..4 | few: v != 0
        dsb hsb | one: v = 0 and i % 100 = 1 | one: f % 100 = 1 | two: v = 0 and i % 100 = 2 | \
        two: f % 100 = 2 | few: v = 0 and i % 100 = 3..4 | few: f % 100 = 3..4
        he iw | one: i = 1 and v = 0 | two: i = 2 and v = 0 | many: v = 0 and n != 0..10 and n % \
        10 = 0
        cs sk | one: i = 1 and v = 0 | few: i = 2..4 and v = 0 | many: v != 0
        pl | one: i = 1 and v = 0 | few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 | many: v \
        = 0 and i != 1 and i % 10 = 0..1 | many: v = 0 and i % 10 = 5..9 | many: v = 0 and i % \
        100 = 12..14
        be | one: n % 10 = 1 and n % 100 != 11 | few: n % 10 = 2..4 and n % 100 != 12..14 | many: \
        n % 10 = 0 | many: n % 10 = 5..9 | many: n % 100 = 11..14
        lt | one: n % 10 = 1 and n % 100 != 11..19 | few: n % 10 = 2..9 and n % 100 != 11..19 | \
        many: f != 0
        mt | one: n = 1 | few: n = 0 | few: n % 100 = 2..10 | many: n % 100 = 11..19
        ru uk | one: v = 0 and i % 10 = 1 and i % 100 != 11 | few: v = 0 and i % 10 = 2..4 and i \
        % 100 != 12..14 | many: v = 0 and i % 10 = 0 | many: v = 0 and i % 10 = 5..9 | many: v = \
        0 and i % 100 = 11..14
        br | one: n % 10 = 1 and n % 100 != 11,71,91 | two: n % 10 = 2 and n % 100 != 12,72,92 | \
        few: n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99 | many: n != 0 and n % 1000000 = \
        0
        ga | one: n = 1 | two: n = 2 | few: n = 3..6 | many: n = 7..10
        gv | one: v = 0 and i % 10 = 1 | two: v = 0 and i % 10 = 2 | few: v = 0 and i % 100 = \
        0,20,40,60,80 | many: v != 0
        kw | zero: n = 0 | one: n = 1 | two: n % 100 = 2,22,42,62,82 | two: n % 1000 = 0 and n % \
        100000 = 1000..20000,40000,60000,80000 | two: n != 0 and n % 1000000 = 100000 | few: n % \
        100 = 3,23,43,63,83 | many: n != 1 and n % 100 = 1,21,41,61,81
        ar ars | zero: n = 0 | one: n = 1 | two: n = 2 | few: n % 100 = 3..10 | many: n % 100 = \
        11..99
        cy | zero: n = 0 | one: n = 1 | two: n = 2 | few: n = 3 | many: n = 6
        """

    /// A line for each language, and one for regions with the same differences from their language.
    static let formats = """
        ar | date=d MMMM y | time=h:mm a | \
        months=يناير,فبراير,مارس,أبريل,مايو,يونيو,يوليو,أغسطس,سبتمبر,أكتوبر,نوفمبر,ديسمبر | \
        periods=ص,م | and={0} و{1}/{0} و{1}/{0} و{1}/{0} و{1} | unit={0} و{1}/{0}، و{1}/{0}، \
        و{1}/{0}، و{1} | zero=٠ | decimal=٫ | group=٬ | minus=\u{61C}- | percent={0}٪\u{61C}
        ar-AE ar-EH | zero=0 | decimal=. | group=, | minus=\u{200E}- | \
        percent={0}\u{200E}%\u{200E}
        ar-DZ ar-LY ar-TN | zero=0 | decimal=, | group=. | minus=\u{200E}- | \
        percent={0}\u{200E}%\u{200E}
        ar-IL | time=H:mm
        ar-IQ ar-JO ar-LB ar-PS ar-SY | months=كانون \
        الثاني,شباط,آذار,نيسان,أيار,حزيران,تموز,آب,أيلول,تشرين الأول,تشرين الثاني,كانون الأول
        ar-KM en-BI | time=HH:mm
        ar-MA | time=HH:mm | zero=0 | decimal=, | group=. | minus=\u{200E}- | \
        percent={0}\u{200E}%\u{200E}
        ar-MR | months=يناير,فبراير,مارس,إبريل,مايو,يونيو,يوليو,أغشت,شتمبر,أكتوبر,نوفمبر,دجمبر
        de | date=d. MMMM y | time=HH:mm | \
        months=Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember \
        | periods=AM,PM | and={0} und {1}/{0}, {1}/{0}, {1}/{0} und {1} | unit={0}, {1}/{0}, \
        {1}/{0}, {1}/{0} und {1} | zero=0 | decimal=, | group=. | minus=- | percent={0}\u{A0}%
        de-AT | \
        months=Jänner,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember \
        | group=\u{A0}
        de-CH de-LI | decimal=. | group=’ | percent={0}%
        de-IT | \
        months=Jänner,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember
        en | date=MMMM d, y | time=h:mm a | \
        months=January,February,March,April,May,June,July,August,September,October,November,December \
        | periods=AM,PM | and={0} and {1}/{0}, {1}/{0}, {1}/{0}, and {1} | unit={0}, {1}/{0}, \
        {1}/{0}, {1}/{0}, {1} | zero=0 | decimal=. | group=, | minus=- | percent={0}%
        en-001 en-AG en-AU en-BB en-BM en-BS en-CY en-DM en-ER en-FJ en-FM en-GD en-GH en-GM \
        en-GY en-HK en-IN en-JM en-KI en-KN en-KY en-LC en-LR en-LS en-MO en-MW en-MY en-NA en-NZ \
        en-PG en-PK en-PW en-SB en-SD en-SG en-SL en-SS en-SZ en-TC en-TO en-TT en-VC en-VG en-VU \
        en-WS en-ZM | date=d MMMM y | periods=am,pm | and={0} and {1}/{0}, {1}/{0}, {1}/{0} and \
        {1}
        en-150 en-AI en-CC en-CK en-CM en-CX en-DG en-FK en-GB en-GG en-GI en-IE en-IM en-IO \
        en-JE en-KE en-MG en-MS en-MU en-MV en-NF en-NG en-NR en-NU en-PN en-RW en-SC en-SH en-SX \
        en-TK en-TV en-TZ en-UG | date=d MMMM y | time=HH:mm | periods=am,pm | and={0} and \
        {1}/{0}, {1}/{0}, {1}/{0} and {1}
        en-AE | date=d MMMM y
        en-AT en-DE | date=d MMMM y | time=HH:mm | periods=am,pm | and={0} and {1}/{0}, {1}/{0}, \
        {1}/{0} and {1} | decimal=, | group=. | percent={0}\u{A0}%
        en-BE en-NL en-SI | date=d MMMM y | time=HH:mm | periods=am,pm | and={0} and {1}/{0}, \
        {1}/{0}, {1}/{0} and {1} | decimal=, | group=.
        en-BW en-BZ en-MT en-ZW | date=dd MMMM y | time=HH:mm | periods=am,pm | and={0} and \
        {1}/{0}, {1}/{0}, {1}/{0} and {1}
        en-CA | periods=a.m.,p.m. | and={0} and {1}/{0}, {1}/{0}, {1}/{0} and {1}
        en-CH | date=d MMMM y | time=HH:mm | periods=am,pm | and={0} and {1}/{0}, {1}/{0}, \
        {1}/{0} and {1} | group=’
        en-DK | date=d MMMM y | time=HH.mm | periods=am,pm | and={0} and {1}/{0}, {1}/{0}, \
        {1}/{0} and {1} | decimal=, | group=. | percent={0}\u{A0}%
        en-FI | date=d MMMM y | time=H.mm | periods=am,pm | and={0} and {1}/{0}, {1}/{0}, {1}/{0} \
        and {1} | decimal=, | group=\u{A0} | percent={0}\u{A0}%
        en-IL | date=d MMMM y | time=H:mm | periods=am,pm | and={0} and {1}/{0}, {1}/{0}, {1}/{0} \
        and {1}
        en-SE | date=d MMMM y | time=HH:mm | periods=am,pm | and={0} and {1}/{0}, {1}/{0}, \
        {1}/{0} and {1} | decimal=, | group=\u{A0} | percent={0}\u{A0}%
        en-ZA | date=dd MMMM y | time=HH:mm | periods=am,pm | and={0} and {1}/{0}, {1}/{0}, \
        {1}/{0} and {1} | decimal=, | group=\u{A0}
        """
}
