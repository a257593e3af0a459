/** Of violence, blackmail, a pregnancy in fear and HIV: one phrase a line. */
export const aboutOthers = {
  abuse: `
    balatkar hua
    रेप हुआ
    chacha mujhe galat jagah chhute hain
    meri shaadi jabardasti kar rahe hain
    my uncle touches me
    my unkle toches me in a bad way
    he touched my private parts
    a teacher touched me and i am scared
    my cousin forced me to have sex
    i was raped
    he raped me
    my friend was raped by her neighbour
    I was molested on the bus
    somebody molestd me
    my stepfather comes into my bed at night
    my father beats me
    my father beats my mother every night
    my husband hits me
    dad slaps me and kicks me
    a girl in my class is being abused at home
    my brother hits me with a belt
    the teacher beats us with a stick
    i am being abused
    they lock me in the room and beat me
    he threatens to kill me
    he says he will kill me
    my parents are forcing me to marry
    they are marrying me off next month and i am 15
    my in laws beat me for dowry
    a man follows me every day and i am afraid
    a student says her father touches her at night
    boys at school touch me where i dont want
    he made me touch him
    he shows me dirty videos and touches me
    rape
    मेरे चाचा मुझे छूते हैं
    मामा मुझे गलत तरीके से छूते हैं
    वह मुझे गंदे तरीके से छूता है
    मेरे साथ बलात्कार हुआ
    मेरे साथ रेप हुआ है
    उसने मेरे साथ जबरदस्ती की
    मेरे साथ छेड़छाड़ हुई
    पड़ोसी ने बच्ची के साथ गलत काम किया
    पापा मुझे मारते हैं
    मेरे पिता शराब पीकर माँ को पीटते हैं
    पति रोज़ मुझे मारता है
    ससुराल वाले मुझे पीटते हैं
    टीचर मुझे डंडे से मारते हैं
    घर में मेरे साथ मारपीट होती है
    वह मुझे जान से मारने की धमकी देता है
    मेरी ज़बरदस्ती शादी करवा रहे हैं
    घर वाले मेरी शादी जबरन कर रहे हैं, मैं 15 साल की हूँ
    एक लड़का रोज़ मेरा पीछा करता है, डर लगता है
    मेरी छात्रा ने बताया कि उसके पिता उसे छूते हैं
    मेरा यौन शोषण हुआ
    mere chacha mujhe chhute hain
    mama mujhe galat tarike se chute hai
    wo mujhe gande tarike se chhuta hai
    mere sath rape hua
    mere saath balatkar hua hai
    usne mere sath jabardasti ki
    mere sath zabardasti kiya
    mere sath galat kaam hua
    papa mujhe marte hain
    papa mummy ko bahut maarte hai
    mera pati mujhe pitta hai
    sasural wale mujhe peetate hain
    jaan se marne ki dhamki deta hai
    meri zabardasti shadi karwa rahe hain
    meri shaadi jabran kar rahe hai
    meri student ko uske chacha chhute hai
    ghar pe mere sath marpeet hoti hai
    my uncle puts his hand inside my clothes
    my tuition sir touches my chest
    my cousin raped me last year
    papa hits mummy after drinking
    my dad drinks and beats all of us
    my husband beat me again yesterday
    my brother in law forces me to sleep with him
    he is forcing me to have sex with him
    my parents want to marry me, i am only 14
    मेरे पति ने मुझे बहुत मारा
    सौतेला बाप गलत जगह हाथ लगाता है
    भैया रात को मेरे बिस्तर में आते हैं
    मेरे जीजा ने मेरे साथ ज़बरदस्ती करने की कोशिश की
    मम्मी पापा मेरी शादी कर रहे हैं, मैं अभी 16 की हूँ
    sir mujhe galat jagah hath lagate hain
    bhai mujhe roz marta hai
    ghar wale meri shadi zabardasti kar rahe
    chacha ne mere kapde utare
    uncle mujhe galat tarike se chhute hain
    जीजा ने जबरदस्ती की
    pati roz marta hai
    पिता रोज़ पीटते हैं
    my cousin puts his hand in my clothes
    the shopkeeper touched my breasts
    my step father comes to my bed at night
    he made me take off my clothes
    someone tried to rape me on the way
    my brother in law sleeps next to me and touches me
    i am scared to go home he will beat me
    mera bhai mujhe galat jagah touch karta hai
    tuition wale sir ne galat harkat ki
    bus me ladke chhedte hain
    mere mama ne mera rape kiya
    mausa raat ko mere paas aate hain
    papa daru pi ke mummy ko pitte hai
    mummy mujhe garam chimte se jalati hai
    meri shadi jabardasti kara rahe hain
    15 saal me shadi karwa rahe hai
    मेरी शादी 16 साल में करा रहे हैं
    चाचा मेरे शरीर को छूते हैं
    भैया ने मेरे साथ ज़बरदस्ती की
    मास्टर जी गंदी बातें करते हैं और छूते हैं
    पापा शराब पीकर मारते हैं
    सौतेले पिता ने मेरे साथ गंदा काम किया
    पति मारता है
    घर में रोज़ मारपीट होती है
  `,
  blackmail: `
    wo meri nude photo maang raha hai
    my boyfriend is blackmailing me with photos
    someone is blackmaling me
    he blackmails me
    i am being blackmailed
    he will make my video viral
    he threatens to post my photos
    he is threatening to leak my pictures
    a boy is asking me for nudes
    he sent my nude photo to everyone
    someone made a fake id with my photo
    someone put my photo on a dirty site
    they made a fake nude of me with AI
    he says he will show my pics to my father
    वह मुझे ब्लैकमेल कर रहा है
    फोटो वायरल करने की धमकी दे रहा है
    मेरी फोटो वायरल कर दी
    वह मेरा वीडियो वायरल कर देगा
    मुझसे नंगी फोटो माँग रहा है
    मेरी फ़ोटो से किसी ने फेक आईडी बना ली
    वीडियो डिलीट करने के पैसे माँग रहा है
    ब्लैकमेल
    wo mujhe blackmail kar raha hai
    blekmail kar rha h
    photo viral karne ki dhamki de raha hai
    meri photo viral kar dega
    mera video viral kar diya
    mujhse nude photo mang raha hai
    nangi photo maang rha hai
    meri photo se fake id bana li
    he has my nude pics and wants money
    a boy from instagram is blackmailing my student
    he says if i dont meet him he will upload my photo
    i sent him my nude and now he wants money
    एक लड़का मेरी फोटो दिखाकर धमकी दे रहा है
    उसने मेरा नंगा वीडियो बना लिया है
    ladka photo viral karne ki dhamki de rha h
    usne mera nude video bana liya
    nude photo viral karne ki dhamki
    blackmale kar rha hai
    he is asking for nudes
    my ex will leak my pictures
    someone made a fake nude of me
    he wants money or he will send my video to my parents
    usne meri photo nangi bana di
    meri photo ko edit karke viral kar diya
    wo keh raha hai video sabko bhej dega
    fake id bana ke meri photo daal di
    फोटो वायरल करने की धमकी
    मेरी अश्लील वीडियो बना ली
    पैसे नहीं दिए तो फोटो डाल देगा
  `,
  pregnancy: `
    main pregnant ho gayi hun kya karu
    period nahi aaya sex kiya tha dar lag raha hai
    am i pregnant
    i think i am pregnant
    i might be pregnant and i am scared
    I am pregnant and my parents dont know
    im pregnent and not married
    i am 16 and pregnant
    my girlfriend is pregnant
    a student of mine is pregnant
    my periods are late after sex
    we had sex and my period has not come
    i missed my period, my boyfriend will leave me
    i want an abortion
    how can i get an abortion without telling my parents
    which tablet for abortion
    condom broke what should i do
    क्या मैं गर्भवती हूँ
    मुझे लगता है मैं प्रेग्नेंट हूँ
    मैं गर्भवती हो गई हूँ और डर लग रहा है
    मेरी गर्लफ्रेंड प्रेग्नेंट हो गई
    मेरी छात्रा गर्भवती हो गई है
    बच्चा गिराना चाहती हूँ
    गर्भ गिराने की गोली कौन सी है
    मेरा पीरियड नहीं आया, बॉयफ्रेंड के साथ संबंध बने थे
    शादी नहीं हुई और मैं पेट से हूँ
    kya main pregnant hu
    main pregnant ho gayi hoon
    lagta hai pregnant hu
    meri girlfriend pregnent ho gayi hai
    baccha girana chahti hu
    garbh girane ki goli
    period nahi aaya sex kiya tha
    condom fat gaya kya kare
    did not get periods for 2 months after having sex with my boyfriend
    i slept with my boyfriend and now my period is late
    my student is pregnent, she is 15
    i had unprotected sex what now
    मेरा गर्भ ठहर गया है किसी को पता नहीं
    दो महीने से पीरियड नहीं आया, सेक्स किया था
    mere pet me baccha hai shadi nahi hui
    mai pregnant hu kisi ko mat batana
    main pregnant ho gayi hu kisi ko pata nahi
    pet me bachcha hai ghar wale maar denge
    my period is late and i had sex with my boyfriend
    pregnant ho gayi kya karu
    boyfriend se sex kiya period nahi aaya
    mujhe abortion karana hai
    bacha girane ki goli
    मुझे बच्चा गिराना है
    शादी से पहले गर्भ ठहर गया
    मैं 16 साल की हूँ और प्रेग्नेंट हूँ
    condom fat gaya
  `,
  infection: `
    i think i have hiv
    i am hiv positive and scared
    i am afraid i got aids
    could i have got hiv from my boyfriend
    my hiv test is positive
    मुझे एचआईवी हो गया है
    मुझे डर है कि मुझे एड्स है
    मेरी एचआईवी की रिपोर्ट पॉज़िटिव आई है
    mujhe hiv ho gaya hai
    lagta hai mujhe aids hai
    main hiv positive hu
    मुझे एचआईवी हो गया
    am i hiv positive what to do
  `,
};
