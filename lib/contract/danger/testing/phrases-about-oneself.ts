/** Of poison and of suicide: one phrase a line. */
export const aboutOneself = {
  poison: `
    snake bit my dauter
    saanp ne kaat liya bhai ko
    a snake bit my brother
    my son was bitten by a snake what should i do
    snake bite
    snakebite on the foot, swelling
    a cobra has bitten a child in our school
    she drank phenyl
    my sister swallowed rat poison
    student ate poison
    he has consumed pesticide
    girl in class 9 drank harpic
    the child drank kerosene by mistake
    she took too many sleeping pills
    my friend overdosed on tablets
    साँप ने काट लिया
    मेरे भाई को सांप ने काटा है
    बच्चे को बिच्छू ने काट लिया
    सांप ने डस लिया क्या करें
    उसने ज़हर खा लिया
    मेरी सहेली ने फिनाइल पी लिया
    बच्चे ने गलती से मिट्टी का तेल पी लिया
    लड़की ने चूहे मारने की दवा खा ली
    किसी ने कीटनाशक पी लिया है
    नींद की बहुत सारी गोलियाँ खा लीं
    saanp ne kaat liya
    mere bete ko saap ne kata hai
    sanp ne das liya kya kare
    usne zahar kha liya
    behan ne jahar pi liya hai
    ladki ne phenyl pee liya
    chuhe marne ki dawa kha li
    keetnashak pee liya usne
    bichhu ne kaat liya bachhe ko
    i took 30 tablets of paracetamol
    she has eaten rat kill
    बच्चे ने चूहामार दवा खा ली है
    mere dost ko saanp ne kata
    usne phinyl pi liya
    kitnashak pi liya
    सल्फास खा लिया
    overdose of tablets
    i took 20 tablets
    my sister swallowed bleach
    child drank kerosene
    bachche ne mitti ka tel pi liya
    usne chuhe marne ki dawa kha li
    behen ne phenyl pi liya
    भाई ने कीटनाशक पी लिया
    उसने बहुत सारी गोलियाँ खा लीं
    बिच्छू ने डंक मार दिया
    saap ne pair me kata
    cobra bit my father
  `,
  suicide: `
    i.want.to.die
    I want to... die
    I want to..., die
    i… dont want… 😢 to live
    i… dont… want… to live
    want 2 die
    suicidal hu
    mai suicidal feel kar rahi hu
    suicidal
    मरना.चाहती.हूँ
    हाथ काटना
    mujhe jeena nahi hai
    main marna chahti hun koi nahi sunta
    i wana die plz help
    मेरी बहन कहती है मर जाऊँगी
    I want to die
    i really want to just die
    I dont want to live anymore
    i don't wanna live
    I want to kill myself
    im going to kill my self
    thinking of killing myself
    i wish i was dead
    i wish i were never born
    everyone would be better off without me
    i want to end my life
    thinking about suicide every night
    I am thinking of suiside
    i feel sucidal
    I am suicidal
    I will commit suicide
    i tried to commit sucide last year
    my friend wants to die
    a student told me she wants to end her life
    One of my students says he will kill himself
    my brother tried to hang himself
    she is cutting herself
    my friend cuts her arms with a blade
    i cut myself when i am sad
    I have been hurting myself
    i want to hurt myself
    there is no reason to live
    i cannot live like this any more, i want to end it all
    i have no reason to live
    i hate my life and want to finish it
    I am tired of living
    want to sleep and never wake up
    i will jump from the roof
    kms
    suicide
    what is the easiest way to die
    how to kill myself without pain
    how many sleeping pills to die
    i m goin to hang myself tonight
    life is not worth living
    nobody will miss me if i die
    मैं मरना चाहता हूँ
    मरना चाहती हूँ
    मैं मर जाना चाहती हूँ
    मुझे मरना है
    मेरा मरने का मन करता है
    मैं जीना नहीं चाहती
    अब जीने का मन नहीं करता
    जीने की इच्छा नहीं है
    मैं आत्महत्या करना चाहता हूँ
    मैं आत्महत्या कर लूँगी
    आत्महत्या के विचार आते हैं
    मन में सुसाइड के ख्याल आ रहे हैं
    मैं अपनी जान दे दूँगा
    मैं अपनी जान लेना चाहती हूँ
    ज़िंदगी खत्म करना चाहता हूँ
    अपना जीवन खत्म कर लूँगी
    मैं खुद को खत्म कर दूँगा
    मैं फाँसी लगा लूँगी
    मेरी सहेली फांसी लगाना चाहती है
    काश मैं पैदा ही न हुई होती
    काश मैं मर जाती
    मर जाऊँ तो अच्छा
    मेरे मरने से सब ठीक हो जाएगा
    मैं खुद को चोट पहुँचाती हूँ
    खुद को चोट
    खुद को नुकसान पहुँचाना
    मेरी छात्रा अपना हाथ काटती है
    वह ब्लेड से हाथ काटता है
    मैं नस काट लूँगा
    मेरा दोस्त कहता है कि वह मर जाएगा
    एक बच्चा कह रहा है कि वह जीना नहीं चाहता
    मैं ज़हर खा लूँगी
    छत से कूद जाऊँगा
    ट्रेन के आगे कूदने का मन करता है
    अब और नहीं जीना
    खुदकुशी करने का सोच रही हूँ
    जिंदगी से तंग आ गया हूँ
    marna chahta hun
    main marna chahti hoon
    mai mar jana chahta hu
    mujhe marna hai
    mujhe mar jana hai
    marne ka man karta hai
    jeena nahi chahti
    mai jina nhi chahta
    ab jine ka man nahi karta
    jeene ki ichha nahi hai
    suicide karna chahta hu
    main suicide kar lungi
    suside karne ka man hai
    aatmhatya karna chahti hun
    atmahatya kar lunga
    khudkushi karne ka soch raha hu
    apni jaan de dunga
    main apni jaan le lungi
    zindagi khatam karna chahti hu
    jindgi se tang aa gaya hun
    khud ko khatam kar dunga
    fansi laga lunga
    phaansi laga lungi
    main zeher kha lungi
    haath kaat leti hu
    nas kaat lungi
    kash main mar jaun
    meri dost marna chahti hai
    mera student bol raha hai ki wo mar jayega
    khud ko chot pahuchati hu
    khud ko chot
    i cant go on anymore
    i just want it all to stop, i want to be dead
    plz help i want to suicide
    I have decided to end my life tonight
    my best friend said she doesnt want to live
    my daughter cuts her wrists
    I'm thinking abt killing myself
    feel like ending it
    i should just die
    i want die
    wanna kill my self
    मुझे अब जीना ही नहीं है
    मैं इस ज़िंदगी से थक चुकी हूँ, मरना चाहती हूँ
    मेरी बेटी कहती है मर जाऊँगी
    मन करता है सब खत्म कर दूँ
    mai marna chahti hu plz help
    mera dost suicide karna chahta hai
    mujhe nahi jeena
    jine ka mann nhi h
    main apne aap ko khatam kar lungi
    I dont wanna live anymore
    feel like ending my life
    mar jana chahti hun
    zindagi khatam karna chahta hu
    suicide karna h
    jeena bekar lagta hai
    ज़िंदगी खत्म कर लूँगा
    छत से कूद जाऊँ
    my friend says she will hang herself
    khud ko nuksan pahunchati hu
    blade se hath kata
    nobody would miss me if i was gone
    i cant take it anymore i want to end everything
    i have decided to end my life tonight
    goodbye everyone i am leaving this world
    my student wrote that she wants to disappear forever
    he said he will hang himself if he fails
    ab jeene ki ichha nahi hai
    mar jaun to accha hai
    mai mar jau to kisi ko fark nahi padega
    meri zindagi ka koi matlab nahi
    sab khatam kar dena chahta hu
    zehar kha lungi
    phansi laga lunga
    mujhe lagta hai mujhe mar jana chahiye
    jaan dene ka man
    khudkushi
    suicide karne ka tarika
    मुझे मर जाना चाहिए
    मेरी ज़िंदगी का कोई मतलब नहीं
    मैं सबके लिए बोझ हूँ
    मेरे मरने से सब खुश होंगे
    ट्रेन के नीचे आ जाऊँ
    नींद की गोलियाँ खाकर सो जाऊँ
    बच्ची कहती है वह मर जाएगी
    छात्र ने कहा कि वह फाँसी लगा लेगा
    हाथ पर ब्लेड मारती है
  `,
};
