/** What people search for and write of a day at school, with words close to those of danger: one phrase a line. */
export const harmlessSearches = `
  what is a suicide helpline for teachers training
  how to hang a poster
  main mar gaya hasi se
  kill time in the bus
  dadi mar gayi pichle saal
  गर्भ कैसे ठहरता है
  poison chapter in science
  cricket me usne chakka mara
  चाय पी लिया
  दवा खा ली
  नीली गोली खा ली
  साँप के बारे में पाठ
  नाखून काट लिया
  kutte ne kaata
  jeevan kaushal
  maths killed me today
  garmi se mar raha hu
  course khatam karna chahta hu
  sir ne mujhe chhutti di
  i cut my finger while cooking
  bachche bado ke pair chhute hain
  video sab bachchon ko bhej dunga
  how to become a teacher
  main exam ki taiyari kar raha hu
  मैं कक्षा में पढ़ाता हूँ
  मेरी कक्षा में चालीस विद्यार्थी हैं
  kya nightfall se kamzori aati hai
  mobile ki lat
  course kab khatam hoga
  certificate kab milega
  certificate download nahi ho raha
  quiz me fail ho gaya
  पासवर्ड भूल गया
  मुझे पाठ पसंद आया
  children should never be beaten in school
  corporal punishment is banned by law
  what should a teacher do after a disclosure
  pocso act
  बाल विवाह रोकने का कानून
  safe and unsafe touch
  गुड टच बैड टच
  snake bite first aid steps
  साँप काटने पर क्या करें
  poison is kept away from children
  डिप्रेशन के लक्षण
  depression symptoms
  periods late
  period pain
  माहवारी में दर्द
  gussa kaise kam kare
  padosi ka ghar
  sir ne homework diya
  main ghar ja raha hu
  papa ne mujhe phone diya
  mummy ne khana banaya
  bhai ne photo bheji
  photo ka size chhota karo
  video nahi chal raha
  वीडियो नहीं चल रहा
  फोटो अपलोड नहीं हो रही
  चर्चा में टिप्पणी लिखी
  धन्यवाद यह पाठ बहुत अच्छा है
  बच्चों को हाथ धोना सिखाया
  हाथ काट कर फूल बनाए
  kagaz kat kar model banaya
  bacchon ko kahani sunai
  dost ke sath khela
  meri beti 12 saal ki hai
  मेरी बेटी की शादी 25 साल में हुई
  shadi ki umar kya hai
  लड़की की शादी की सही उम्र
  i am tired of this slow network
  the app is killing my battery
  this lesson changed my life
  life skills session
  जीवन कौशल का सत्र
  end of life cycle
  take your own time
  rat race
  bachcha school nahi aata
  bachche class me bolte nahi
`;
