/** Harmless sentences of learners and lessons that resemble phrases of danger: one phrase a line. */
export const harmlessPhrases = `
  this topic is killing time
  I am just killing time until the next lesson
  dying to see you all at the training
  i am dying to know my result
  we died laughing at the play
  I was dying of laughter
  the deadline is killing me
  this heat is killing us
  my battery died
  my phone is dead, please call the school
  the old tree is dying
  the well is dying out
  How many people die of covid?
  How many people die of snake bites in India each year?
  What are the signs of suicide risk?
  How can a school prevent suicide?
  What should a teacher say about suicide?
  The lesson on suicide was very helpful
  Suicide is the leading cause of death in this age group
  World Suicide Prevention Day is on 10 September
  When does the module on self-harm begin?
  Warning signs of self-harm are explained on page 3
  Please add a video on suicide prevention
  Bhagat Singh was hanged in 1931
  The king killed his brother in the play
  Romeo and Juliet die at the end
  In 1857 many soldiers died
  Socrates drank hemlock in the story
  Hitler's army killed millions of people
  Kill the mosquitoes to prevent malaria
  Boil the water to kill germs
  Soap kills viruses
  How do I kill lice?
  I killed a spider in the classroom
  She killed it on stage
  My mother will be angry if I fail the exam
  I am afraid of the exam
  Exam stress is too much
  I am scared of mathematics
  I failed the quiz twice
  I cannot live without tea
  I want to live in Patna
  I want to live a healthy life
  We want to end child marriage
  I want to end the session
  How do I end my course?
  I hate my timetable
  My life is busy
  Save your life with a helmet
  Iron tablets can save lives
  Life skills are part of the course
  cut the paper into four parts
  she cut her hair
  I cut my finger while cooking
  He hurt his knee during football
  hurting words stay with a child
  he jumps from one topic to the next
  the children jump on the roof of the bunker in the game
  hang the chart on the wall
  Let us hang out after school
  the poster is hanging by itself
  What is rape under the law?
  Section 375 of the penal code defines rape
  The POCSO Act protects children from sexual abuse
  Good touch and bad touch: how do I teach it?
  Which page explains sexual abuse?
  Teachers must report sexual abuse
  Touch the screen to start the quiz
  the story touched me
  your lesson touched my heart
  The teacher beats the drum in the assembly
  We beat the other school at kho-kho
  India beat Australia
  Beat the egg and add milk
  The heart beats faster
  Corporal punishment is forbidden by law
  Domestic violence is a crime
  The Domestic Violence Act is from 2005
  What is dowry?
  How can we stop child marriage in our village?
  The legal age of marriage is 18 for women
  My sister's marriage is next week
  I am getting married in December
  The bus hits the wall in the picture
  this song is a hit
  He forced the door open
  The follow-up lesson was good
  follow me on the school page
  What is blackmail?
  How do I teach students about blackmail?
  Blackmail is a crime under the IT Act
  my video went viral and everybody liked it
  viral fever is common in August
  What is a viral infection?
  Please post the photo of the winners
  I posted the photos of sports day
  Send me the photo of the certificate
  How do I upload my photo?
  Please delete my photo from the profile
  He will show my pictures in the exhibition
  I forgot the id and password
  Is the id on the certificate fake or real?
  A pregnant woman needs iron
  Teenage pregnancy is risky
  How is pregnancy prevented?
  Pregnant women should go to the ANM for a check-up
  What care does a pregnant girl need?
  I teach a class on pregnancy
  I am pregnant, can I have more time for the course?
  my wife is pregnant and we are happy
  Abortion law in India is explained in lesson 4
  What is safe abortion?
  period pain is normal
  my period is late by two days, is it normal?
  Periods at school: where are the pads?
  The first period of the day is mathematics
  How does a condom work?
  How does HIV spread?
  HIV positive people can live long
  The HIV test is free at the ICTC
  There is no stigma in our school for children with HIV
  Hearing aids are provided by the scheme
  Teaching aids for lesson 3
  Poison is stored away from children
  Keep pesticides locked
  What is first aid for snake bite?
  The snake in the story was kind
  a snake was seen near the school
  Snakes bite when they are afraid
  The drug is poison for society
  Food poisoning is caused by germs
  The children drank milk
  She ate too many sweets
  Take the tablet once a week
  I took my iron tablet today
  what is an overdose of vitamin A
  dead line for the survey please
  The certificate is to die for
  old habits die hard
  it was a dead end
  a killer question in the quiz
  My suggestion: shoot a video of the role play
  he is a self-made man
  myself Ravi, teacher from Gaya
  I want to kill two birds with one stone
  The character in chapter 2 wants to die for his country
  soldiers are ready to die for the country
  मरने की बीमारी से बचाव का टीका
  टीके से मौत से बचाव होता है
  हर साल कितने लोग मरते हैं
  भारत में साँप के काटने से कितनी मौतें होती हैं
  साँप काटने पर प्राथमिक उपचार क्या है?
  मच्छर मारने की दवा छिड़कें
  मच्छर मारना ज़रूरी है
  कीटाणु मारने के लिए साबुन
  हँसते हँसते मर गए
  देश के लिए मर मिटना
  भगत सिंह को फाँसी दी गई
  सैनिक लड़ाई में मारे गए
  आत्महत्या के संकेत क्या हैं?
  आत्महत्या को रोकने में स्कूल क्या कर सकता है?
  आत्महत्या की रोकथाम का दिन 10 सितंबर है
  विश्व आत्महत्या रोकथाम दिवस कब है
  खुद को चोट पहुँचाने वाले विद्यार्थी से कैसे बात करें, यह पाठ कहाँ है?
  जान है तो जहान है
  जान पहचान बढ़ाएँ
  मुझे जानकारी चाहिए
  मैं पटना में जीना चाहता हूँ
  जीने का तरीका सीखें
  जीवन कौशल का पाठ
  जीवन में आगे बढ़ना चाहती हूँ
  परीक्षा का डर लगता है
  परीक्षा में फेल होने से डर लगता है
  मुझे गणित से डर लगता है
  परीक्षा ने मार डाला
  बलात्कार क्या होता है?
  बलात्कार कानून की किस धारा में है?
  पॉक्सो कानून बच्चों को यौन शोषण से बचाता है
  यौन शोषण की सूचना देना ज़रूरी है
  अच्छा स्पर्श और बुरा स्पर्श कैसे सिखाएँ
  आपके पाठ ने दिल छू लिया
  स्क्रीन को छूकर क्विज़ शुरू करें
  घरेलू हिंसा कानून 2005 का है
  बच्चों को मारना कानूनन मना है
  पुराने समय में शिक्षक बच्चों को मारते थे
  हमने दूसरी टीम को हराया
  बाल विवाह को कैसे रोकें?
  शादी की सही उम्र क्या है?
  मेरी बहन की शादी अगले हफ्ते है
  ब्लैकमेल किसे कहते हैं?
  विद्यार्थियों को ब्लैकमेल के बारे में कैसे बताएँ
  वायरल बुखार में क्या करें
  मेरा वीडियो वायरल हो गया, सबने पसंद किया
  फोटो कैसे अपलोड करें
  खेल दिवस की फोटो लगाई है
  गर्भवती महिला को आयरन चाहिए
  कम उम्र में गर्भ खतरनाक है
  गर्भावस्था कैसे होती है
  गर्भनिरोध के तरीके क्या हैं
  गर्भपात का कानून क्या कहता है?
  मेरी पत्नी गर्भवती है, हम बहुत खुश हैं
  माहवारी देर से आना सामान्य है क्या
  पहला पीरियड गणित का है
  एचआईवी कैसे फैलता है?
  एचआईवी की जाँच मुफ़्त है
  ज़हर को बच्चों से दूर रखें
  कीटनाशक ताले में रखें
  बच्चों ने दूध पी लिया
  मैंने आयरन की गोली खा ली
  हाथ कैसे धोएँ
  पेड़ काटना मना है
  मैंने कागज़ काट लिया
  सब्ज़ी काटते समय हाथ कट गया
  time pass kar raha hu
  exam se dar lagta hai
  exam ne maar dala
  machhar marne ki dawa
  maths se dar lagta hai
  mujhe jaankari chahiye
  mujhe padhna hai
  main patna me jeena chahta hu
  padhai karna chahta hun
  hanste hanste mar gaye
  kitne log marte hain
  suicide kaise roke school me
  suicide prevention ka video kahan hai
  rape ka kanoon kya hai
  blackmail kya hota hai
  viral bukhar me kya kare
  photo kaise upload kare
  garbhwati mahila ko kya khana chahiye
  pregnancy kaise hoti hai
  hiv kaise failta hai
  saanp kaatne par kya karna chahiye yeh lesson kahan hai
  chai pi li
  khana kha liya
  jaan pehchan
  mere bhai ki shadi hai
  teacher ne mujhe samjhaya
  mera certificate kab milega
  hum match haar gaye
  bahut mara mari hai bus me
  I would die for a good cup of tea
  The poem says the rose will die
  My grandfather died last year
  my uncle died in an accident
  please touch base with the coordinator
  My father hit a six in the match
  she beat me in the quiz by two points
  He beat me at chess
  I will kill it in the exam
  They kissed the ground
  What happens to a child who is abused?
  A child who is beaten at home may be quiet in class
  A girl who is pregnant can stay in school
  Which helpline do I call for suicide?
  we read about suicide in class today
  He cut his hair short
  The teacher forced the window open
  my parents want me to study
  I want to live longer
  My life has no time for sports
  he says he will send the video of the play
  I uploaded my video on the portal
  The nude tree stood in the desert
  She took the tablet and the book
  Two tablets of iron and folic acid a week
  The cobra is a snake of India
  मेरे दादा जी पिछले साल मर गए
  गर्मी से जान निकल रही है
  मैंने मैच में उसे हराया
  आज बहुत मारा मारी थी
  मुझे चोट लगी है
  हाथ में चोट लगी
  उसकी शादी में गए थे
  किशोरी गर्भवती हो तो क्या करें
  पढ़ाई से तंग आ गया हूँ
  माँ ने मुझे प्यार से समझाया
  पापा मुझे बाज़ार ले गए
  मुझे वीडियो चाहिए
  वीडियो कैसे देखें
  mujhe video dekhna hai
  mummy ne mujhe khana diya
  mera phone mar gaya
  use maar ke bhagao
  mujhe cute lagta hai
  mere pita hai
  mujhe gana pasand hai
  mar dala re gana sun raha hu
  papa ne mujhe kitab di
  mujhe marks chahiye
  mere marks kam hain
  mujhe course karna hai
  mera naam ravi hai
  mujhe pata hai  मर गया मोबाइल
  मेरा मोबाइल मर गया है, चार्जर दो
  exam is killing me with laughter
  ज़हर जैसी चाय
  चाय ज़हर जैसी कड़वी है
  फिल्म में हीरो मर जाता है
  कहानी में राजा ने ज़हर पी लिया
  नाटक में साँप ने राजकुमार को काटा
  पंखे से हवा नहीं आ रही
  बैटरी मर गई
  हँसते हँसते पेट में दर्द हो गया
  पढ़ाई में मन नहीं लगता
  mobile mar gaya
  battery khatam ho gayi
  hans hans ke pagal ho gaye
  garmi se jaan nikal rahi hai
  homework ne jaan le li
  maths ka paper zeher tha
  the hero dies in the last scene
  my homework is killing me
  that joke killed me
  I could kill for a cup of tea
  डेंगू से कितने लोग मरते हैं
  मच्छर कैसे मारें
  चूहे मारने की दवा कहाँ रखें
  साँप की तस्वीर बनाओ
  गर्भवती महिला क्या खाए
  फ़ोटो खींचकर भेज दो
  पासवर्ड चोरी हो गया
`;
