/**
 * Messages of people who report a danger, by its kind, one a line: five lists of 27 November 2026. Each was written
 * before the patterns were tried on it, and half of the messages (124 of 246) were not recognised at that first try.
 */
export const unseenPhrases: Record<string, string> = {
  suicide: `
    i dont see any reason to be here tomorrow
    nobody would notice if i stopped breathing
    im so tired of everything i just want it to stop
    i have been saving my mothers sleeping tablets
    last night i almost did it but my sister came in
    sometimes i stand at the railway track and think
    my arms are full of lines i made with a blade
    i want to sleep and not get up ever
    mujhe ab kuch acha nahi lagta bas khatam karna hai
    main mar jau to sab theek ho jayega
    zindagi se thak gaya hu
    jeene ka mann nahi karta
    papa ki goliyan kha lu kya
    main chhat pe khadi hu
    mere marne ke baad koi nahi royega
    अब और नहीं सहा जाता, सब खत्म कर दूँगा
    मैं किसी के काम का नहीं, मेरे बिना सब खुश रहेंगे
    मन करता है ट्रेन के आगे कूद जाऊँ
    ब्लेड से हाथ काटने का मन करता है
    मैंने रस्सी ले ली है
    मुझे मौत चाहिए
    what is the point of waking up every morning
    i already wrote letters to my family for after
    my friend posted that it is her last night
    she says the world would be a better place without her
    he keeps a bottle of pesticide in his bag
    i carve words into my leg when i am upset
    i want my life to be over
    can you die from eating 20 crocin
    how many sleeping pills does it take
    i dont think i will make it to next week
    kuch din me main nahi rahungi
    sab mujhse nafrat karte hai, main kyu zinda hu
    meri saheli ne nas kaat li
    wo bolta hai ki zeher kha lega
    मुझे कोई नहीं चाहता, मैं चली जाऊँगी हमेशा के लिए
    रोज़ सोचती हूँ कि आज आखिरी दिन हो
    मेरे दोस्त ने इंस्टा पर लिखा अलविदा दुनिया
    पटरी पर लेट जाने का मन करता है
    मैंने आज फिर अपनी बाँह पर ब्लेड चलाया
    दुपट्टे से फंदा बना रखा है
    i have decided that sunday will be the end
    there is no one left who loves me, i want to vanish
    should i just jump and finish this
    i cut myself again yesterday
    my best friend told me she will hang herself
    why was i even born
    mar jane ka dil karta hai
    main ab thak chuki hu aur sona chahti hu hamesha ke liye
    उसने कहा वह नदी में कूद जाएगी
    मेरी ज़िंदगी का कोई मतलब नहीं बचा
    मुझे लगता है मर जाना बेहतर है
    बहन ने कलाई काट ली है
    life has no colour, i keep thinking of the river
    i took a knife to my wrist but stopped
    my roommate says she wants to sleep and never wake
    i feel like ending everything tonight
    bhai kehta hai wo apne aap ko khatam kar lega
    मैं जीना नहीं चाहता
    सब छोड़कर मर जाना चाहती हूँ
    उसने फिनाइल की बोतल छिपा रखी है
    i held the rope in my hands for an hour
    she told the class she will not be alive next year
    my head says die die die all day
    i feel like a burden and want to be gone
    main apni jaan lena chahta hu
    usne apni kalai kaat li
    सोचता हूँ कि मर जाऊँ
    मुझे खुद से नफ़रत है, मैं खुद को मारता हूँ
  `,
  abuse: `
    my uncle comes to my bed at night
    my cousin makes me watch dirty videos and touches himself
    sir asks me to stay after class and puts his hand under my shirt
    the bus driver rubs against me daily
    my stepfather enters when i bathe
    he made me touch his private part
    my neighbour showed me his thing
    an old man in our lane gives me toffee and touches my chest
    chacha raat ko mere kamre me aate hai
    tuition wale bhaiya galat jagah hath lagate hai
    jija ji ne mere kapde utare
    padosi uncle ne apna dikhaya
    woh mujhe akele me bulakar chhuta hai
    मामा मुझे गोद में बैठाकर गलत जगह छूते हैं
    सर ने कहा किसी को मत बताना और मेरा हाथ पकड़ा
    चचेरा भाई रात को मेरे ऊपर चढ़ जाता है
    मेरे साथ गलत काम हुआ है
    papa sharab pikar mummy ko marte hai
    my father burns me with cigarette
    husband slaps me every day
    they lock me in the room without food
    मेरे पति मुझे डंडे से मारते हैं
    माँ मुझे गरम चिमटे से दागती है
    ससुराल वाले दहेज के लिए मारते हैं
    i get thrashed with a belt if my marks are low
    two lines came on the kit my parents will kill me
    my wedding is fixed next month and i am 16
    they are marrying me off after tenth
    ghar wale meri shadi zabardasti kara rahe hai
    मेरी शादी तय कर दी है मैं पंद्रह साल की हूँ
    my brother in law touches me under the table
    grandfather makes me sit on his lap and i feel something
    coach says i have to kiss him to be in the team
    the doctor touched me where he should not have
    a senior in hostel forces me to do things at night
    older boys pulled down my pants in the toilet and filmed it
    priest asked me to take off my clothes
    i was touched in the bus and i froze
    i dont feel safe at home because of my dad
    somebody at school did bad things to my body
    hostel wale bhaiya raat ko bistar me ghus jate hai
    bade papa mere paas aake lete hai aur hath ferte hai
    dukan wale ne andar bulakar darwaza band kar diya
    स्कूल बस का कंडक्टर मेरे सीने पर हाथ रखता है
    ट्यूशन वाले सर मुझे किस करने को कहते हैं
    मौसा जी कहते हैं यह हमारा राज़ है
    जेठ मेरे साथ ज़बरदस्ती करना चाहता है
    पड़ोस का लड़का मुझे झाड़ियों में खींच ले गया
    dad throws things at mom and she bleeds
    my mother in law poured hot oil on me
    they dont give me food because i am a girl
    he strangled her last night
    पापा ने माँ का सिर दीवार पर मारा
    मेरा पति कहता है मायके से पैसे ला नहीं तो जला दूँगा
    भाई मुझे कमरे में बंद करके रखता है
    my parents took me out of school to marry an older man
    mummy papa meri shadi budhe se kar rahe hai
    मेरी सहेली की शादी हो रही है वह बारह साल की है
    a relative put his hand inside my frock
    my tuition sir sends me dirty messages
    my father touches me when mother is at work
    he raped my friend
    i am being followed by men every day
    principal hugged me and would not let go
    chacha ne mujhe zabardasti chuma
    ladke mujhe school ke raste me chhedte hai
    मेरे जीजा मुझे अकेले में पकड़ लेते हैं
    टीचर ने मेरी पीठ पर हाथ फेरा
    दादा जी मुझे अपने पास सुलाते हैं और छूते हैं
    mummy mujhe roz belan se marti hai
    my brother broke my mothers arm
    पति शराब पीकर गला दबाता है
    सास खाना नहीं देती और मारती है
    they want to marry me to a 30 year old man
    mere ghar wale padhai chhudwa kar shadi kar rahe hai
    my grandfather touches me when nobody is home
    a man exposed himself near the school gate
    our sports teacher pinches girls
    my husband forced me again last night
    i am scared of my mothers boyfriend he comes in my room
    mere jija mujhe akele pakad lete hai
    tauji ne mere sath galat kiya
    मेरे भाई का दोस्त मुझे छूता है
    मम्मी मुझे रस्सी से बाँधकर मारती हैं
    he breaks bottles on my mother
    नशे में पापा सबको पीटते हैं
    i am 14 and being forced to get engaged
    meri behen ki shadi 15 saal me kar di
    my cousin brother forces himself on me
    the shopkeeper touched my chest
    a teacher sends girls love messages
    my aunt beats me with a rod
    they tie me to the bed
    my bhabhi is being beaten by my brother
    driver uncle ne mujhe gaadi me pakad liya
    papa mujhe lohe ki rod se marte hai
    मेरे टीचर मुझे अकेले में गले लगाते हैं और मुझे अच्छा नहीं लगता
    चाचा का लड़का मेरे कपड़ों में हाथ डालता है
    father has promised me to an old man
    mere mummy papa meri padhai rok kar shadi kara rahe
  `,
  blackmail: `
    a boy says he will post my photo if i dont meet him
    someone made a fake nude of me with ai
    he is asking 5000 rupees or he will send my video to papa
    he recorded our video call and now threatens
    meri photo edit karke gandi bana di
    wo bol raha hai ki video viral kar dega
    लड़का मेरी फोटो सबको भेजने की धमकी दे रहा है
    उसने मेरी चैट के स्क्रीनशॉट भेजने को कहा पैसे दो
    i sent a photo to a boy and now he wants more
    a stranger on instagram wants me to undress on camera
    someone is using my pictures on a dating site
    he said he will tell my parents about us unless i give him money
    hacker has my private videos
    ek ladka meri nangi photo maang raha hai
    usne kaha paise do nahi to photo dal dunga
    इंस्टाग्राम पर किसी ने मेरी नकली आईडी बनाई और गंदी फोटो डाली
    वह कहता है मिलने आओ नहीं तो सबको बता दूँगा
    my boyfriend will leak our private pictures
    someone hacked my account and is asking for nudes
    woh mujhe nude bhejne ko bol raha hai
    किसी ने मेरी अश्लील वीडियो बना ली है
    वह फोटो डिलीट करने के दस हज़ार मांग रहा है
    someone is threatening to share my nudes
    ex boyfriend posted our private video
    wo mujhe roz dhamki deta hai photo viral karne ki
    मेरी फोटो से गंदा वीडियो बनाया गया
    he wants my nude pic or he will tell my brother
    someone made a fake account with my photo
    he is blackmailing my sister with a recording
    wo meri video sabko dikhane ki dhamki de raha hai
    मेरे पुराने दोस्त ने मेरी तस्वीरें ग्रुप में डाल दीं
  `,
  pregnancy: `
    i missed my period and my boyfriend has left me what do i do
    i think i am pregnant and i am 15
    mera period nahi aaya aur humne kiya tha bina condom
    pet me bachcha hai kya kare ghar wale nahi jante
    मैं कुंवारी हूँ और पेट से हूँ
    बच्चा गिराने की दवा कहाँ मिलेगी किसी को बताए बिना
    i slept with him once and now i am late
    can i get rid of it without anyone knowing
    my daughter is 14 and her stomach is growing
    main maa banne wali hu aur shadi nahi hui
    do mahine se period nahi hue aur ulti ho rahi hai
    गर्भ ठहर गया है घर में बताया तो मार देंगे
    i might be pregnant please help
    my girlfriend missed her period after we had sex
    ek ladki mere class ki pregnant hai usko darr lag raha hai
    my friend thinks she is pregnant and is crying
    unprotected sex yesterday what now
    mai 16 saal ki hu aur pet se hu
    बिना शादी के गर्भवती हो गई हूँ
    i am two weeks late and we did not use protection
    what medicine ends a pregnancy at home
    meri dost pregnant ho gayi hai
    मेरा पीरियड दो महीने से नहीं आया और मैं डरी हुई हूँ
  `,
  poison: `
    my brother drank the rat poison
    a child swallowed phenyl what to do
    usne harpic pi liya
    saap ne kaat liya bacche ko
    खेत में छिड़कने वाली दवा पी ली
    दोस्त ने बहुत सारी गोलियाँ एक साथ खा लीं
    my little sister ate mothballs
    baby drank kerosene from the bottle
    bichhu ne dank mar diya
    बहन ने सल्फास खा लिया
    my cousin swallowed a strip of tablets
    chhote bhai ne tel pi liya mitti ka
    बच्चे ने मच्छर की कॉइल वाली दवा पी ली
    bitten by a snake in the field
    my nephew swallowed rat kill
    saanp ne pair me kaat liya
    उसने चूहे मारने वाली गोली खा ली
    my brother ate sulphas
    a scorpion stung my sister
    saanp ne kaata hai kya kare
    दादी ने गलती से कीटनाशक पी लिया
  `,
};
