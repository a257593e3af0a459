/** Messages of people who report a danger, by its kind, in wordings that the first lists do not have: one a line. */
export const furtherPhrases: Record<string, string> = {
  suicide: `
    I don't see a future for me and I'd rather be dead
    she told me goodbye forever and has pills in her hand
    मेरे बाद किसी को दुख नहीं होगा
    मेरी सहेली ने हाथ पर कट मारे हैं
    there is no point in going on any more
    I am planning to end it all tonight
    everyone would be better off if I was gone
    I wish I was never born
    i cant take it anymore i want to finish myself
    my friend says she will jump from the roof
    he is cutting his wrists with a blade
    i wanna kil my self
    I tried to hang myself yesterday
    i have written a goodbye letter to my mother
    अब और नहीं सहा जाता, सब खत्म कर दूँगी
    मेरी सहेली कह रही है कि वह छत से कूद जाएगी
    मुझे जिंदा नहीं रहना
    जीने का कोई मतलब नहीं बचा
    काश मैं पैदा ही न होता
    मन करता है ट्रेन के आगे आ जाऊँ
    वो रोज़ ब्लेड से अपना हाथ काटता है
    main fansi laga lungi
    mujhe zinda nahi rehna
    jeene ka mann nahi hai ab
    apni jaan de dungi
    sucide karne ka soch raha hu
    aatmhatya ke khayal aate hai
    nadi me kud jaungi
    life is not worth it any longer, I want out
    sometimes I think about killing me
    I just want to sleep and never get up
    my daughter keeps saying she should die
    a boy in class 10 left a suicide note
    he is standing on the bridge and wants to jump
    I've been hurting my self with a compass
    why am I even alive
    मैं थक गई हूँ, अब मर जाना ही ठीक है
    कोई मुझे नहीं चाहता, मर जाऊँ तो अच्छा
    रोहन ने लिखा है कि यह मेरा आखिरी दिन है
    बेटी ने कहा मैं ज़हर खा लूँगी
    मेरा जीने का दिल नहीं करता
    उसने पंखे से लटकने की कोशिश की
    पंखे से लटक जाऊँगा
    khud ko khatam karne ka man karta hai
    mar jane ka dil karta h
    main apni zindagi khatm karna chahti hu
    wo kehti hai main jee kar kya karungi
    jeena nahi chahta me
    kya marne me dard hota hai
    please help my friend texted me that she is going to end everything tonight
    i feel like jumping in front of a train
    what is the point of living
    I want this to be over, I have the rope ready
    she scratches her arms till they bleed
    nobody will cry when I am dead
    god please take me away from this world
    मुझसे अब नहीं जिया जाता
    वह बार-बार कहता है कि मर जाऊँगा
    फाँसी लगाने का सोच रहा हूँ
    ज़िंदगी से हार गया हूँ
    मैं इस दुनिया में नहीं रहना चाहती
    ab mujhse nahi jiya jata
    duniya chhod kar chala jaunga
    dost ne nas kaat li
    maut aa jaye to accha
  `,
  poison: `
    she drank phenyl just now
    he swallowed a whole strip of sleeping pills
    my brother drank pesticide
    a snake bit my student
    बच्चे ने मिट्टी का तेल पी लिया
    उसने चूहे मारने की दवा खा ली है
    भाई को साँप ने डस लिया
    maine bahut sari goliyan kha li
    bachhe ne harpic pi liya
    behan ne keetnashak pi liya
    saap ne kaat liya kya kare
    my sister took 25 paracetamol
    child drank kerosene oil
    he has taken rat poison
    bitten by a snake on the foot
    लड़की ने सल्फास खा लिया
    खेत में साँप ने काट लिया
    उसने एक साथ बीस गोलियाँ खा लीं
    usne chuhe ki dawai khali
    didi ne phenyl pi li jaldi batao
    my baby brother drank bleach
    mother took too many sleeping tablets
    krait bite on hand
    उसने फिनाइल पी ली
    साँप काट गया पैर में
    papa ne zeher kha liya
    usne all out pi liya
  `,
  abuse: `
    he put his hand up my skirt
    वो मुझे कमरे में बंद करके गलत करता है
    papa ne mummy ka gala dabaya
    a stranger online wants me to undress on camera
    my tuition sir puts his hand inside my shirt
    father's friend forced me to take off my clothes
    my stepfather comes to my bed at night
    a man flashed at me on the way to school
    i was raped by my cousin
    my husband hits me every night
    मेरे मामा मेरे कपड़ों के अंदर हाथ डालते हैं
    सर मुझे अकेले में बुलाकर गलत तरीके से छूते हैं
    पड़ोस वाले भैया ने मेरे साथ ज़बरदस्ती की
    पापा शराब पीकर मम्मी को मारते हैं
    जीजा जी मेरे साथ गंदी हरकत करते हैं
    mama ji kapde utarne ko bolte hai
    sir ne mujhe galat jagah hath lagaya
    uske chacha ne uska balatkar kiya
    bhaiya raat ko mere upar chadh jate hai
    papa belt se marte hai
    the bus conductor rubs himself against me
    sir asked me to stay alone and touched my breast
    my brother in law tries to touch me
    I am getting beaten at home everyday
    my parents want to marry me off, I am in class 9
    uncle asks me to sit on his lap and touches my thigh
    they locked me in a room and beat me
    दादाजी मुझे गलत जगह छूते हैं
    मेरी क्लास की लड़की के साथ उसके ताऊ गलत काम करते हैं
    बस में एक आदमी ने मेरी छाती दबाई
    टीचर ने मुझे गले लगाकर किस किया
    घरवाले मेरी शादी करा रहे हैं, मैं नौवीं में हूँ
    मम्मी को रोज़ पीटते हैं पापा
    सौतेली माँ खाना नहीं देती और मारती है
    fufa ji raat me kamre me aa jate hai aur chute hai
    padosi ne meri behan ke sath galat kaam kiya
    mere papa mujhe roz marte hain
    bus me ek aadmi ne chati dabayi
    ladke raste me gande ishare karte hai aur pakadte hai
    my cousin brother touches me when nobody is home
    my principal called me to his room and kissed me
    father drinks and breaks things and hits mum
    my parents fixed my marriage, I am only 16
    my teacher caned me till I bled
    someone is following me from school
    मेरे भाई ने मेरे साथ ग़लत किया
    चाचा ने मुझे नंगा करके वीडियो बनाया
    मेरे पति मुझे रोज़ पीटते हैं
    पापा ने मुझे बहुत मारा आज
    सर ने छड़ी से इतना मारा कि खून निकल आया
    mere sath galat hua hai bachpan me
    jija ne pakad liya aur chumne laga
    ghar wale zabardasti shadi kara rahe hai
  `,
  blackmail: `
    he will put my pics online if I break up
    मेरा वीडियो सबको भेज दूँगा बोलता है
    paise do warna photo viral
    he says he will send my nudes to my father if I don't pay
    my ex is threatening to post our video
    someone is demanding money or he will leak my photos
    वह कहता है मेरी फोटो सबको भेज देगा
    लड़का वीडियो वायरल करने की धमकी दे रहा है
    नंगी फोटो माँग रहा है नहीं तो पापा को बता देगा
    photo edit karke viral karne ki dhamki de raha hai
    blakmail kar raha hai insta par
    wo mera video leak kar dega
    a boy has my private pics and wants money
    he recorded our video call and now threatens me
    she made a fake nude of me with AI
    इंस्टाग्राम पर किसी ने मेरी फोटो बदलकर गंदी बना दी
    उसके पास मेरा नहाते हुए वीडियो है, पैसे माँगता है
    धमकी देता है कि चैट घरवालों को दिखा देगा
    video call record kar liya ab paise mang raha hai
    meri photo pe galat chehra laga ke bhej di sabko
    he is asking me for naked photos
    they hacked my account and are sending my pictures to friends
    he says do what I say or I show the chats to your dad
    वो कहता है मिलने नहीं आई तो फोटो डाल दूँगा
    मेरी अश्लील फोटो ग्रुप में आ गई
    mujhe dhamka raha hai ki chat sabko dikha dega
    nude bhejne ko bol raha hai
  `,
  pregnancy: `
    i missed two periods and can't tell anyone
    mahwari do mahine se band hai aur maine sambandh banaye the
    I missed my period and I am scared, we had sex
    i think im pregnent what will i tell my parents
    my student says she is pregnant and nobody must know
    मेरा पीरियड नहीं आया, डर लग रहा है कि गर्भ ठहर गया
    मैं माँ बनने वाली हूँ, मैं 16 साल की हूँ, घर पर मार डालेंगे
    कंडोम फट गया अब क्या करूँ, डर लग रहा है
    mera period miss ho gaya aur bf ke sath sex kiya tha
    lagta hai main pregnant hu kisi ko pata na chale
    pet se hu ghar walo ko nahi pata
    my girlfriend is 2 weeks late and we are terrified
    i am 15 and the test shows two lines
    student is pregnant, family wants to throw her out
    प्रेगनेंसी टेस्ट में दो लाइन आईं, मैं 16 की हूँ
    गर्लफ्रेंड को दो महीने से पीरियड नहीं आया
    बच्चा गिराने की गोली कहाँ मिलेगी
    gf ka period nahi aaya bahut dar lag raha hai
    bina condom ke kar liya ab kya karu
    I think I might be having a baby, I am scared
    how do I get rid of this pregnancy
    मैं प्रेगनेंट हूँ क्या करूँ
    बच्चा नहीं चाहिए, क्या करूँ, तीन महीने हो गए
    sex ke baad period nahi aaya
    test positive aaya hai mummy maar degi
  `,
};
