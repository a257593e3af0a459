/** The words that phrases of danger share; each set is used as `<name>`. */
export const sets: Record<string, string> = {
  me: "me us मुझे मुझको हमें हमको",
  them: "me us her him them मुझे मुझको हमें हमको उसे उसको उन्हें माँ मां मम्मी mummy बहन पत्नी बीवी",
  their: "my her his their mine",
  self: "myself himself herself themself themselves yourself ourselves ourself",
  he: "he they someone somebody man men boy boys guy guys वह वो wo उसने usne किसी लड़का लड़के आदमी",
  kin: `he they someone somebody man men boy boys guy guys father dad daddy papa pita stepfather stepdad mother mom mummy stepmother parents uncle unkle uncel
    aunt aunty brother cousin husband boyfriend bf teacher sir principal tutor neighbour neighbor relative grandfather laws inlaws family driver
    वह वो पापा पिता पिताजी बाप चाचा मामा ताऊ फूफा मौसा जीजा भाई भैया दादा नाना पति ससुर सास ससुराल पड़ोसी टीचर सर मास्टर लड़का लड़के आदमी अंकल`,
  whose: `मेरे मेरी मेरा हमारे हमारी उसके उसकी उनके बच्ची बच्चे लड़की लड़के छात्रा छात्र बेटी बेटे बहन भाई सहेली दोस्त student friend`,
  wants:
    "want wants wanted wana wanna wnt wan wish wishes gona gonna going goin ready decided planing plan plans trying tried try like feel thinking need",
  chaah: "चाहता चाहती चाहते चाहूँ चाहूँगा चाहूँगी चाह चाहे",
  no: "नहीं नही न ना मत nahin nai ni no not",
  is: "है हैं hai hain h he हूँ हूं hu hun hoon hoo",
  suicide: "आत्महत्या आतमहत्या खुदकुशी खुदखुशी सुसाइड सुसाईड suicide suside sucide suicid susaid ~suicide",
  shall: `लूँगा लूँगी लूँ लूं lun दूँगा दूँगी दूँ दूं dun करूँगा करूँगी करूँ karun जाऊँगा जाऊँगी जाऊँ jaun jaunga jaungi jau jaoon लेगा लेगी देगा देगी डालूँगा डालूँगी`,
  photo: `photo photos foto pic pics picture pictures video videos vedio nude nudes screenshot screenshots mms फोटो फ़ोटो वीडियो विडियो तस्वीर तस्वीरें चैट`,
  forced: "जबरदस्ती ज़बरदस्ती जबरन ज़बरन jabarjasti jabardasthi",
  pregnant:
    "pregnant pregnent pregant prgnant pregnet pragnant pregnat preganant pregnt pregnnt गर्भवती प्रेग्नेंट प्रेगनेंट प्रेग्नेट प्रेग्नेन्ट",
  pain: "scared afraid fear worried unmarried parents secret boyfriend alone help crying डर घबरा शादी",
  hiv: "hiv aids एचआईवी एच.आई.वी एड्स एचआइवी",
  snake: "snake snak cobra viper krait scorpion साँप सांप सर्प नाग बिच्छू कोबरा करैत",
  venom: `poison poision ~phenyl phenol finyl finail harpic kerosene acid pesticide pesticides insecticide celphos sulphas salfas bleach lizol zeher jeher zehar
    ज़हर जहर फिनाइल फिनायल फ़िनाइल हार्पिक केरोसिन तेज़ाब कीटनाशक सल्फास`,
  many: "10 12 14 15 16 18 20 24 25 30 40 50 60 ten fifteen twenty thirty fifty दस पंद्रह बीस पच्चीस तीस चालीस पचास सौ bees tees pachas",
  minor:
    "9 10 11 12 13 14 15 16 17 ten eleven twelve thirteen fourteen fifteen sixteen seventeen tenth ninth eighth नौ दस ग्यारह बारह तेरह चौदह पंद्रह पन्द्रह सोलह सत्रह नाबालिग minor",
  bathing:
    "bath bathe bathing bathroom toilet change changing changes dress dressing sleep sleeping asleep नहा नहाते नहाती नहाने कपड़े सोते सोती सोने",
  alone: "alone dark empty room night after अकेले अकेला अकेली कमरे रात सुनसान",
  gone: "gone dead die died disappear disappeared vanish vanished breathing missing",
  height:
    "roof terrace bridge track tracks railway platform edge ledge balcony cliff well river छत पुल पटरी पटरियों कुएँ कुआँ नदी खाई",
  weapon:
    "belt stick cane rod iron wire rope shoe broom ruler pipe whip hanger slipper chappal danda डंडे डंडा बेल्ट लाठी छड़ी रॉड तार चप्पल झाड़ू चिमटे करछी",
  strikes:
    "hits hit hitting beats beat beating beaten slaps slapped slap kicks kicked thrashes thrashed thrash thrashing punches punched whips whipped मारते मारता मारती मारा मारी पीटते पीटता पीटती पीटा मारने पीटने",
  adult: `father dad daddy papa stepfather stepdad uncle cousin brother husband boyfriend teacher sir coach principal warden priest doctor driver conductor senior seniors relative
    neighbour neighbor tutor grandfather man men boss stranger mother stepmother mom aunt parents laws guard`,
  harms: `forced forces forcing pinches pinched grabs grabbed gropes groped molests molested rubs rubbed exposed exposes flashes flashed kisses kissed strangles strangled burns chokes
    choked ties tied whips whipped rapes raped undresses undressed fondles fondled stalks tortures assaults assaulted abuses abused attacks attacked`,
  victim: "me her him us my girls students child children mother mom sister wife daughter himself",
  adultHi: `पापा पिता पिताजी बाप चाचा मामा ताऊ ताऊजी मौसा फूफा जीजा भाई भैया दादा नाना पति ससुर सास जेठ देवर पड़ोसी टीचर सर मास्टर अंकल लड़का लड़के आदमी
    दोस्त मालिक ड्राइवर कंडक्टर कोच वार्डन सौतेला सौतेले सौतेली`,
  harmsHi: `छूता छूते छूती छुआ दबाता दबाते दबाया दबोचा दबोचता नोचता घसीटा घसीटते चूमता चूमते चूमा पीटता पीटते पीटती पीटा बाँधकर बांधकर जलाया जलाते दागा दागते लातें धमकाता धमकाते`,
  beatsHi:
    "मारते मारता मारती पीटते पीटता पीटती marte marta marti maarte maarta maarti pitte pitta pitti peette peetta peetti",
  victimHi: "मुझे मुझको मेरे मेरी मेरा हमें उसे उसको बच्ची बच्चे लड़की लड़कियों सबको माँ मां मम्मी बहन पत्नी बेटी सहेली छात्रा",
  money: "money rupees rs paise paisa cash lakh thousand hazar पैसे पैसा रुपये रुपए हज़ार हजार लाख",
  pills: "pills pil tablets tablet goliyan गोलियाँ गोलियां गोली दवा दवाई दवाइयाँ",
};
