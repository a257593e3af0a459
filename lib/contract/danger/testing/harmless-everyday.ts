/** Harmless sentences with the words of further phrases of danger: one phrase a line. */
export const harmlessEveryday = `
  this homework is killing me
  the cricket match killed my evening
  kill the lights in the lab
  She is a snake in the grass, this exam
  We hanged the chart on the wall
  how to hang a picture in class
  jump rope competition on the roof garden
  My phone died in the middle of class
  The battery is dead
  cut the vegetables and paper
  We cut paper with a blade in craft class
  the joke was so funny I died laughing
  Drink water after the tablet
  He drank a bottle of milk
  she swallowed the albendazole tablet
  I took the iron tablet with water
  My mother is expecting guests
  when does pregnancy begin
  the teacher touched the board
  He touched my heart with his speech
  hit the ball hard
  Our team beat class 9
  Photo of the class for the school magazine
  please send me the video of the lesson
  I shared photos of the school trip in the group
  he leaked the exam date
  the roof leaks and photos got wet
  What is the punishment for rape under POCSO
  how do I teach safe touch
  मोबाइल मर गया, चार्जर दो
  गर्मी से मर रहे हैं, पंखा चला दो
  हँस हँस कर पेट दुख गया
  मैं तो भूख से मर रहा हूँ
  रस्सी कूदने का खेल कब है
  बच्चे नदी में तैरना सीख रहे हैं
  फोटो खींचकर ग्रुप में भेज दीजिए
  क्लास का वीडियो सबको भेज देना
  आयरन की गोली खा ली
  पेट के कीड़े की दवा खा ली
  बच्चे ने दूध पी लिया
  माहवारी कब आती है
  दादी मर गईं, छुट्टी चाहिए
  ब्लेड से पेंसिल छीलना
  सर ने कॉपी में गलत जगह लाल निशान लगाया
  प्रश्न गलत जगह लिख दिया
  उसने गेंद को मारा
  जान बची तो लाखों पाए
  जान से प्यारी बेटी
  exam ne jaan le li yaar
  bhukh se mar raha hu
  mar gaya phone
  ye padhai maar dalegi mujhe
  result ke liye mari ja rahi hu
  photo bhej do class ki
  video share kar dena sabko
  dava kha li kya
  mummy ne dudh pi liya
  chhat par khelne mat jao
  pariksha khatam kar di
  homework khatam kar lungi
  sab khatam ho gaya chalk
  papa market se aate hai
  belt kharidni hai
  match me humne unko mara
  goli ka naam kya hai
  sir ne mujhe shabashi di
  garbh kaise thaharta hai
  snake game kaise khele
  I want to sleep early
  she wants to jump higher in sports
  he left a note for the class
  the suicide prevention week poster
  we should die the cloth blue
  killing germs with soap
  my sister took 2 paracetamol for fever
  the child drank ORS
  there is a snake near the school, whom to call
  how to teach about pregnancy in class 10
  the test shows two errors
  Sir asked me to stay after class for maths
  my brother and I sit on the bench
  we hugged our teacher on farewell
  please marry these two concepts
  they locked the lab and left
  he has my pen and wants money for the canteen
  Record the video call of the training
  how can I record my lesson
  The video call did not work
  threat to biodiversity chapter
  class 9 photos are with me
  I am in class 9 and my sister's wedding is next month
  My uncle asks about the certificate
  I touched the wire and the bulb glowed
  he gave me the fan and light bill
  this is my last day of the training
  yesterday was my last day in this school
  पंखे से आवाज़ आती है
  पंखा लटका हुआ है
  आज कोर्स का आखिरी दिन है
  दीदी की शादी है, छुट्टी चाहिए
  भैया की शादी नौवीं तारीख को है
  टीचर ने मुझे गले लगाकर बधाई दी
  पापा रोज़ मेरे साथ क्रिकेट खेलते हैं
  वह बस में चढ़ गया
  बिल्ली मेरे ऊपर चढ़ गई
  मेज़ के नीचे हाथ डालकर किताब निकाली
  जेब में हाथ डालकर मत बैठो
  ठंड में कपड़े पहनो
  नहाने से पहले कपड़े उतारने चाहिए
  फोटो में बच्चे का नाम गलत लिखा
  वीडियो में दो लाइन आती हैं
  चैट सबको दिखा दी
  पैसे वापस माँगता है दुकानदार
  बीस गोलियाँ बाँटीं कक्षा में
  दो महीने से टेबलेट नहीं आई
  चप्पल से कीड़ा मारा
  सर ने बेल्ट खरीदी
  जिंदा रहने के लिए पानी ज़रूरी है
  जीने के लिए हवा चाहिए
  माँ बनने की सही उम्र क्या है
  dil karta hai ghumne jau
  marne ke baad kya hota hai dharm me
  chuhe ki kahani padhai
  neend ki dikkat hai
  meri behan maa banne wali hai
  condom kaise use kare
  periods ki jankari class me kaise de
  video leak hone se kaise bachaye paper
  we are going to end the class early tonight
  he is in front of the train station
  what is the point of this quiz
  this exercise is over, I have the rope for skipping ready
  she scratches the board with chalk
  The cat scratched my arm a little
  nobody will come when I am late
  I want to be over prepared
  my mother took two tablets of paracetamol
  my brother drank lassi
  The principal called me to his room and praised me
  I am only 16 pages away from the end
  a stray dog is following me from school
  We hacked together a science model
  please send my pictures to the magazine
  how do I get rid of pimples
  the test was positive for anaemia
  how to get rid of head lice
  I think I might be having a cold
  How is a baby born
  मुझसे ये सवाल नहीं होता
  वह बार-बार कहता है कि स्कूल जाऊँगा
  हम मैच हार गए
  मैं इस ग्रुप में नहीं रहना चाहती
  दुनिया घूमने चला जाऊँगा
  भाई ने मेरे साथ खाना खाया
  चाचा ने वीडियो बनाया शादी का
  पापा ने आज बहुत हँसाया
  सर ने छड़ी से नक्शे पर दिखाया
  टेस्ट पॉज़िटिव आया कोविड का
  बच्चा नहीं पढ़ता, क्या करूँ
  तीन महीने हो गए कोर्स शुरू किए
  फिनाइल से फ़र्श साफ़ किया
  पैर में चोट लगी
  मच्छर काट गया पैर में
  ग्रुप में फोटो आ गई
  ab mujhse padha nahi jata
  dost ne sabji kaat li
  result aa jaye to accha
  papa ne khana kha liya
  shadi me jana hai chhutti chahiye
  bachpan me bahut khela
  chat sabko dikha do
  notes bhejne ko bol raha hai
  period ke baad khana kya khaye
  mummy maar degi agar khana nahi khaya
  medicine kab leni hai
  meri dost ki shadi 18 saal ke baad hui
  blood test kab hota hai
  class 10 ki ladkiyo ko kya padhaye
`;
