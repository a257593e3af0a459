/**
 * Everyday searches, written before the ranking was tuned and never used for it: a search that is mended for one of
 * these is mended for this list and not for people. Each line is a search and the page that must come first.
 */
export const unseenSearches: readonly (readonly [first: string, search: string])[] = `
our-bodies/irregular-periods-first-years | mera mahina kabhi jaldi kabhi der se aata hai
our-bodies/irregular-periods-first-years | पीरियड हर महीने क्यों नहीं आता
our-bodies/period-pain-what-helps | mahwari ke samay pet me maror
our-bodies/period-pain-what-helps | पीरियड में कमर दर्द का इलाज
our-bodies/is-nightfall-harmful | masturbation side effects
our-bodies/is-nightfall-harmful | sote samay virya nikal jata hai
our-bodies/is-my-size-normal | मेरा लिंग दोस्तों से छोटा है
our-bodies/pimples-what-helps | pimples se pareshan hu kya lagaye
our-bodies/pimples-what-helps | चेहरे के मुँहासे और दाग कैसे मिटाएँ
nutrition/foods-that-raise-haemoglobin | hemoglobin kam hone par kya khana chahiye
nutrition/foods-that-raise-haemoglobin | शरीर में खून की कमी के लक्षण
nutrition/blue-iron-tablet-fears | iron tablet khane se pet kharab
nutrition/can-food-make-you-taller | meri height nahi badh rahi
nutrition/too-thin-or-too-heavy | दुबलापन कैसे दूर करें
nutrition/too-thin-or-too-heavy | pet ki charbi kaise kam kare motapa
nutrition/hands-water-toilet | स्कूल में गंदा शौचालय
nutrition/hands-water-toilet | haath kab kab dhona chahiye
mental-health/cannot-sleep | raat bhar neend kyon nahi aati
mental-health/cannot-sleep | नींद की दिक्कत से परेशान
mental-health/exam-stress | board exam ka tanav kaise dur kare
mental-health/exam-stress | परीक्षा में फेल होने का डर
mental-health/panic-and-fear | achanak saans phulna aur ghabrahat
mental-health/sad-or-depressed | depression kaise pehchane
mental-health/sad-or-depressed | student hamesha udas aur chup rehta hai
mental-health/thoughts-of-dying | zindagi khatam karne ka man hota hai
relationship/how-to-handle-anger | बच्चे का गुस्सा कैसे शांत करें
relationship/one-sided-love-and-rejection | breakup ke baad dukh se kaise nikle
relationship/saying-no-to-friends | dost nasha karne ko bolte hai mana kaise karu
relationship/what-consent-means | consent ka matlab kya hota hai
relationship/fair-to-everyone | जाति के नाम पर भेदभाव स्कूल में
gender-based-violence/girls-and-boys-equal | लड़कियों को स्कूल क्यों नहीं भेजते
gender-based-violence/how-to-stop-a-child-marriage | bal vivah ki sikayat kaha kare
gender-based-violence/how-to-stop-a-child-marriage | chhatra ki shadi kam umar me ho rahi hai
gender-based-violence/safe-and-unsafe-touch | bachho ko good touch bad touch kaise samjhaye
gender-based-violence/when-a-child-tells-of-abuse | pocso me teacher ki jimmedari
contraception/emergency-contraceptive-pill | i pill ke side effects
contraception/emergency-contraceptive-pill | आई पिल कितने घंटे के अंदर खाएँ
contraception/how-to-use-a-condom | कंडोम पहनने का सही तरीका
contraception/free-government-methods | अंतरा इंजेक्शन के नुकसान
contraception/free-government-methods | copper t lagane se kya hota hai
contraception/safe-days-and-other-myths | safe period kaise nikale
pregnancy/missed-period-pregnancy-test | pregnancy test kit kaise use karte hain
pregnancy/abortion-law-in-plain-words | गर्भपात की दवा कहाँ मिलती है
pregnancy/boy-or-girl-what-decides | beta ya beti kaise tay hota hai
pregnancy/teenage-pregnancy-care-and-rights | kam umar me maa banne ke khatre
hiv-and-infections/how-hiv-spreads | kya hiv chumne se failta hai
hiv-and-infections/how-hiv-spreads | एड्स किन कारणों से होता है
hiv-and-infections/hiv-test-and-72-hours | hiv ki jaanch kahan hoti hai
hiv-and-infections/hpv-vaccine | cervical cancer ka tika kis umar me
hiv-and-infections/white-discharge-or-infection | safed pani ki samasya ka upay
hiv-and-infections/sti-signs-and-treatment | पेशाब करते समय जलन क्यों होती है
substance-use/how-to-quit-tobacco | khaini kaise chhode
substance-use/a-parent-who-drinks | pitaji ki sharab kaise chhudaye
substance-use/ganja-glue-pills | गांजे के नुकसान क्या हैं
substance-use/signs-a-student-uses-substances | kaise pata chale ki bachcha nasha karta hai
substance-use/tobacco-free-school | school ke gate par gutka ki dukan
cyber-bullying/fake-profile-or-hacked | facebook par kisi ne nakli id bana li
cyber-bullying/phone-takes-over | bachche din bhar mobile par game khelte hai
covid-19/diarrhoea-and-ors | घर में ओआरएस का घोल कैसे बनाते हैं
covid-19/fever-and-cough-stay-home-or-school | khansi aur bukhar me school bheje ya nahi
`
  .trim()
  .split("\n")
  .map((line) => line.split(" | "))
  .map(([page = "", search = ""]) => [`/topic/${page}`, search] as const);
