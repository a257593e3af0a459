/** Violence, sexual abuse and forced marriage. */
export const abuse = `
  <kin> .. ~touches|~touched|touch|touching|grope|gropes|groped|grabbed|grabs|kissed .. me|us|her|him|my|private
  ~touched|~touches|touching my|her|his|me .. private|breast|breasts|chest|thigh|thighs|body
  forced|forces|forcing|force|made|makes|pressures .. me|her|him|us .. sex|touch|kiss|undress|naked|strip|sleep
  forced|forces|forcing|force|made|makes|make|making me|her|him|us .. clothes|undress|naked
  hand|hands inside|under|in .. clothes|shirt|pants|dress|skirt|salwar|kurta
  was|were|been|being|is|got|i|she forced .. sex
  i|im|was|were|been|got|she|he|being raped
  <kin> raped|rapes
  raped me|her|him|my|by|us
  tried|tries|wants .. rape .. me|her|my|him
  ^ rape|raped|रेप|बलात्कार $
  ^ बलात्कार|रेप|rape|दुष्कर्म हुआ|किया $
  i|im|was|got|been|being|she|he ~molested
  ~molested|molests|molesting me|her|him|us|by|my
  <kin> .. comes|come|came .. my|her bed
  <kin> .. beats|beat|beaten|hits|hit|slaps|slapped|kicks|kicked|punches|burns|chokes|strangles|thrashes|thrash|tortures|torture .. me|us|her|him|mother|mom|sister|wife|mummy
  beats|beaten|beating|beat|slaps|slapped|kicks|kicked|thrashes|hits|tortures <me>
  being ~abused|beaten|tortured|~harassed|molested
  am|i|im|get|getting ~abused|beaten|tortured
  ~abused|abuses|abusing me|us|her|him|by
  haras*|~harasses|~harassing|~harassed me|us|her|my
  threaten*|~threatens|~threatening|~threatened|threat .. kill|kil|beat|hurt|rape|acid|burn .. <them>|my
  <kin> .. kill|kil me|us|her|him|my
  forced|forces|forcing|force|pressure|pressuring .. marry|married|marriage|wedding & me|us|her|him|i|my|am
  marry|married|marriage & 11|12|13|14|15|16|17 & i|im|me
  marrying <them>|my of|away
  dowry & beat|beats|beating|torture|tortures|harass|haras*|threaten*|burn
  man|men|boy|boys|he|uncle|someone|somebody|teacher|stranger flashed|flashes .. me|us|her
  shows|showed|showing me|us|her|him .. penis|genitals|private
  <kin> .. follows|following|stalks|stalking <them> & afraid|scared|fear|day|home|daily
  stalking me|her
  rubs|rubbed|rubbing himself|herself|against|me .. me|her|him|us|against
  marry <them> off
  hand|hands up|down|inside|under my|her|his .. skirt|shirt|kurta|pants|shorts|dress|underwear|clothes
  wants|asks|asked|asking|tells|told|forces .. me|her|him|us .. undress|naked|strip
  drinks|drunk|drinking|alcohol & hits|hit|beats|beat|slaps|kicks mum|mom|mother|mummy|us|me|her|wife|him
  caned|canes|whipped|whips me|us|him|her|student|students|child
  someone|somebody|man|men|boy|boys|stranger|he .. following|follows|followed me|her
  fixed|fixing|fix .. my|her marriage|wedding
  want|wants|trying|going to marry <them> & class|school|child|young|year|years|old
  shows|showed|showing me|her|him .. dirty|porn|nude|sex videos|video|films|pictures|photos
  <kin>|he|she|they .. makes|made|forces|asks|asked|told|tells <them> .. watch|see|touch|sit|lie|lap .. dirty|porn|sex|bed|lap|private|him|his|videos
  touches|touched|touching|plays himself|herself|with-himself
  <kin> .. enters|entered|comes|came|peeps|peeped|watches|watched|looks|stares|films|filmed & when|while & <bathing>
  <kin> .. showed|shows|showing|flashed .. his|their|own .. thing|private|parts|body|penis|underwear
  <kin> .. अपना|apna|अपनी दिखाया|दिखाता|दिखाते|dikhaya|dikhata|dikhate
  <kin> & किसी|kisi को|ko .. मत|नहीं|mat .. बताना|batana|बताओ
  <kin>|he & not|dont|never tell anyone|anybody|mummy|mom|mother|parents|papa & touch|touches|touched|secret|hand|room|kiss|night|body|did
  secret|game .. touch|touches|touched|kiss|body|undress
  lock|locks|locked <them> .. room|house|inside|bathroom|toilet|dark
  without food & lock|locks|locked|punish|punishes|keep|keeps|starve
  ससुराल|सास|ससुर|पति|दहेज|dahej & <strikes>
  <strikes> .. with|by .. <weapon>
  <weapon> से .. <strikes> & <them>|<kin>|मैं|हम|बच्चे|बच्चों|रोज़|रोज
  am|get|gets|got|was|been <strikes> .. at home|if|when|every|daily|because|for
  my|her|our wedding|marriage|engagement .. fixed|decided|arranged|next|set & <minor>|school|class|study|studies
  <minor> & they|parents|family .. marry|marrying|wed .. me|her|my|off
  शादी|shadi|shaadi|रिश्ता|सगाई|ब्याह & तय|पक्की|करवा|करा|कर|tay|pakki & <minor>
  <kin> .. गोद|lap .. बैठाकर|बैठाते|बैठाता|बिठाते|बिठाता & गलत|छूते|छूता|शरीर|touch
  <kin> .. <me> .. <alone> .. बुलाते|बुलाता|बुलाकर|bulate|bulata|bulakar
  <me>|mujhe .. <alone> .. बुलाते|बुलाता|बुलाकर|bulate|bulata|bulakar .. छूते|छूता|chhuta|chhuna|दरवाज़ा|दरवाजा|डर
  अंदर|andar .. बुलाकर|बुलाया|bulakar & दरवाज़ा|दरवाजा|darwaza .. बंद|band
  <kin> .. calls|called|takes|took|invites|invited .. <them> .. <alone> & touch|touches|kiss|scared|door|locks|locked|hand|uncomfortable|strange|bad
  <kin> & touch|touches|touched|hand|hands & chest|thigh|thighs|waist|lips|private|breast|breasts|skirt|uncomfortable
  coach|doctor|sir|teacher|boss|<kin>|priest|conductor|senior|manager & kiss|undress|naked|<forced>|strip & me|us|her|him|my|has|have|want
  coach|doctor|priest|conductor|senior|seniors|warden|boss|guard|baba|maulvi|pandit .. touched|touches|touching|grabbed|forces|forced .. me|her|him|us|my
  forces|forced|making|made .. <them> .. do things|bad|dirty|it .. night|alone|him|hostel
  pulled|pull|pulls|removed|remove|took|tore .. my|her|his .. pants|clothes|shirt|kurta|skirt|salwar|underwear|dupatta
  take off|of .. my|her|your|our clothes|pants|shirt|dress|kurta
  i|she|he|we was|were touched|groped|pinched|grabbed
  dont|not|never|unsafe feel|feels .. safe .. home|house|hostel|room|with & dad|father|uncle|brother|<kin>
  did|does|do|doing bad|dirty|wrong|weird|strange things .. my|me|her|him|body|us
  <kin>|wale|वाले|भैया & बिस्तर|bistar में|me|mein .. घुस|ghus|आ|लेट
  <kin>|papa|sir|bhaiya & हाथ|hath|haath .. फेरते|फेरता|फेरा|pherte|ferte|ferta
  <kin>|कंडक्टर|ड्राइवर|डॉक्टर|कोच|conductor & सीने|छाती|कमर|जाँघ|जांघ|गाल|होंठ पर|pe|par .. हाथ|hath
  सर|टीचर|भैया|अंकल|चाचा|<kin> .. किस|kiss|चूमने करने|देने .. को|ko .. कहते|कहता|कहा|बोला|बोलते
  <kin> .. हमारा|humara|hamara राज़|राज|secret|raaz
  our|litle|little secret & uncle|sir|he|brother|cousin|teacher|touch
  झाड़ियों|झाड़ी|खेत|कमरे|गाड़ी .. खींच|घसीट|उठा .. ले|लिया|गया|गए
  dad|father|papa|husband|he .. throws|threw|breaks|broke|screams & mom|mother|bleed|bleeds|blood|scared|her
  poured|pours|threw|throws .. hot|boiling|acid .. me|her|him|us
  dont|not|never|refuse give|gives|giving .. me|her|us .. food|eat & girl|daughter|punish|marks|work
  strangle|strangled|strangles|choked|choke|stabbed|burned|burnt|suffocated .. me|her|him|us|wife|mother
  सिर|सर|sir .. दीवार|ज़मीन|जमीन .. मारा|पटका|दे-मारा
  मायके|दहेज & जला|मार|पैसे|निकाल|जलाने|नहीं-तो|वरना
  <kin>|पति|माँ|घरवाले <them>|मुझे .. कमरे|घर|अंदर .. बंद|बन्द .. रखता|रखते|रखती|रखा|करके|कर
  older|old man|men|widower & marry|married|wedding|marriage & me|my|her|girl
  शादी|shadi|shaadi .. बूढ़े|बुड्ढे|बुढ़े|budhe|buddhe|अधेड़ .. से|se
  सहेली|बहन|छात्रा|लड़की|बेटी|दोस्त|<whose> .. शादी|shadi|shaadi|विवाह|सगाई & <minor> .. साल|saal|बरस
  <kin>|relative|man|boy .. put|puts|slides|slid .. hand|hands .. inside|under|up|down|in|between
  <kin>|sir|teacher|he .. sends|sent|send|sending .. me|her|us .. dirty|bad|nasty|vulgar|sexual|love|porn mesage|mesages|messages|message|texts|chats|<photo>
  being|been|am|getting followed|stalked .. by
  <kin>|principal .. hugged|hugs|held|holds|kissed .. me|her & let|go|tight|tightly|not|uncomfortable|back|scared
  <kin> .. <them>|mujhe .. <forced>|zabardasti|zabardasthi|jabardasti .. चूमा|चूम|छुआ|पकड़ा|chuma|chhua|pakda|kiya|किया
  <kin> .. <me>|मुझको .. अकेले|अकेला|अंधेरे .. पकड़|दबोच|खींच
  <kin> & सुलाते|सुलाता|सुलाकर|लिटाकर|लिटाते & छूते|छूता|शरीर|कपड़े|गलत
  <kin> .. broke|breaks|fractured|twisted|twists .. my|her|mother|mothers|moms|sisters|wifes .. arm|hand|leg|nose|tooth|teeth|rib|finger & my|father|husband|he|mother|mothers
  पढ़ाई|पढाई|padhai|स्कूल|school .. छुड़वा|छुड़ा|छुड़वाकर|chhudwa|chudwa & शादी|shadi|shaadi
  <adult> .. <harms> .. <victim>
  <harms> .. <victim> .. by|of .. <adult>
  <adult> .. exposed|exposes himself|herself
  scared|afraid|terified|fear .. of|from .. <adult> & comes|drinks|hits|room|night|home|alone|touches
  <adultHi> .. <victimHi> .. <harmsHi>
  <victimHi> .. <adultHi> .. <harmsHi>
  नशे|शराब|दारू|पीकर|daru|sharab .. मारते|मारता|पीटते|पीटता|मारा|पीटा|marte|marta
  forced|forcing|force .. engaged|engagement|marry|marriage|wed
  <adult> .. sends|sent|send|writes|texts .. <victim> .. love|dirty|private|secret|hot mesage|mesages|texts|leters|<photo>
  tie|ties|tied|chain|chained <them> .. bed|chair|tree|up|room
  <kin> .. <me>|mujhe .. गाड़ी|gaadi|gadi|कमरे|kamre|खेत|दुकान .. पकड़|खींच|बंद|दबोच
  <adultHi>|टीचर & गले .. लगाते|लगाता|लगाया & अकेले|<no>|डर|अजीब
  promised|promise|sold|selling|sell .. <them> .. to|for .. man|marriage|marry|old
  पढ़ाई|पढाई|padhai|स्कूल .. रोक|रोककर|रोकर|बंद|rok & शादी|shadi|shaadi

  <me>|उसे|उसको|बच्ची .. छूते|छूता|छूती|छुआ|छूना
  गलत|गंदी जगह .. हाथ|hath|haath
  रात & बिस्तर & मेरे|मेरी|उसके|उसकी
  पति|पापा|पिता|बाप|भाई|सास|ससुर|जीजा|चाचा|टीचर ने .. <me>|माँ|मम्मी .. मारा|पीटा|थप्पड़
  शादी|shadi|shaadi & 11|12|13|14|15|16|17|नाबालिग & मेरी|मैं|meri|main|mai
  student|छात्रा|छात्र|बच्ची|बच्चे|लड़की|बेटी|बहन|सहेली को .. छूते|छूता|छूती|छुआ
  गलत|गंदे|गंदी|बुरे .. तरीके|तरह|जगह .. छूते|छूता|छूती|छुआ|छूना|टच|touch
  <whose> .. साथ .. बलात्कार|रेप|rape|दुष्कर्म|छेड़छाड़|छेड़खानी|शोषण|मारपीट|<forced>
  <whose> .. साथ .. गलत|गंदा|गंदी काम|हरकत|किया|हुआ
  बलात्कार|रेप|rape|दुष्कर्म|यौन|शोषण हुआ|किया|कर|हुई|शोषण-हुआ हैं|है|hai|hua|दिया
  छाती|स्तन|सीना|कमर|जाँघ|कूल्हे|chest|breast .. दबाई|dabayi|दबाया|दबाते|दबाता|दबाए|पकड़ी|पकड़ा|पकड़ते|पकड़ता|सहलाया|सहलाते
  <kin> .. किस|चुंबन|चूम|चूमा|kiss .. किया|करता|करते|लिया|ली|करने|kiya
  <kin> .. गला दबाया|दबाता|दबाते|दबाई|घोंटा
  <kin> .. बंद|अकेले .. गलत|गंदा|गंदी कर|करता|करते|किया|काम|हरकत
  नंगा|नंगी|नग्न कर|करके|किया|करता|करते|kiya|karke
  चूमने लगा|लगे|की|laga|lage
  घर|घरवाले|परिवार|ghar|parents|family .. <forced> .. शादी|विवाह|निकाह|shadi|shaadi
  गंदे|गन्दे|अश्लील इशारे|इशारा .. करते|करता|किया|कर
  शादी|shadi|shaadi & मेरी|meri & सातवीं|आठवीं|नौवीं|दसवीं|ग्यारहवीं|7वीं|8वीं|9वीं|10वीं|कक्षा|class|छोटी|पढ़ना
  मेरा|मेरी|मेरे|उसका|उसकी .. शोषण|बलात्कार|रेप|rape हुआ|किया|हो|कर|होता
  <me>|लड़कियों .. छेड़ता|छेड़ते|छेड़
  <adultHi>|teacher|टीचर|मैडम|madam|papa|पापा|sir|मास्टर|शिक्षक|मम्मी|mummy|माँ <beatsHi> है|हैं|hai|hain|h
  <me>|माँ|मां|मम्मी|mummy|maa|पत्नी|बहन|उसे|उसको .. मारते|मारता|मारती|पीटते|पीटती है|हैं|hai|hain|h|he|रहते|रहता|थे
  मुझे|मुझको|माँ|मां|मम्मी .. पीटता|pitta|पीटा|मारा है|hai|h|करते
  पति|पापा|पिता|पिताजी|बाप|ससुर|सास|भाई|भैया .. रोज़|रोज|हमेशा|अक्सर|पीकर|शराब|daily मारते|मारता|मारती|पीटते|पीटता|पीटती
  पति|पापा|पिता|पिताजी|बाप|ससुर|सास|भाई|भैया पीटते|पीटता|पीटती
  <kin> .. <whose> .. कपड़े|कपड़ा|kapde|kapre|kapda .. उतार|उतारे|उतारते|उतारता|उतारने|खोले|खोलते|खोलता|खोलने
  <kin> .. <forced> की|करी|करता|करते|करने|ki $
  <kin> .. <forced> की|करी|करता|करते|करने|ki है|हैं|थी|थे|लगे|hai $
  पति|ससुर|सास|सौतेला|सौतेले|सौतेली मारता|मारते|मारती|मारा है|हैं|hai|hain|h|था|थे
  <kin> .. गंदी|गन्दी|अश्लील बात|बातें
  <kin> .. गलत|गंदी|बुरी|अश्लील हरकत|हरकतें
  मौसा|मामा|चाचा|फूफा|जीजा|ताऊ|अंकल|पड़ोसी|टीचर|सर|ससुर|देवर|जेठ|uncle रात .. <whose> .. पास|बिस्तर|कमरे .. आते|आता|आया|आए
  <me>|उसे|उसको .. जलाती|जलाता|जलाते|जलाया|दागा|दागती|दागते है|हैं|था|hai|hain
  <kin> .. शरीर|बदन|छाती|सीने|जाँघ .. छूते|छूता|छूती|छुआ|हाथ
  <kin> .. छूते|छूता|छूती है|हैं|hai|hain $
  कपड़ों|कपड़े|शर्ट|सलवार|कुर्ते|कुर्ती|पैंट|फ्रॉक .. अंदर|नीचे|में|me .. हाथ .. डालते|डालता|डाला|डाल|लगाते|लगाया|फेरते|फेरता|dalte|dala
  <kin> .. कपड़े .. उतारने|उतारो|खोलने .. बोलते|बोलता|बोला|बोले|कहते|कहता|कहा|bola
  <kin> .. मेरे|मेरी|उसके|उसकी ऊपर .. चढ़|चढ़ते|चढ़ता|लेट|लेटते|लेटता|sote
  <kin> .. बेल्ट|डंडे|लाठी|छड़ी|चप्पल .. से .. मारते|मारता|मारती|मारा|पीटते|पीटता|पीटा
  टीचर|सर|मास्टर|मैडम|प्रिंसिपल|teacher|sir|madam .. थप्पड़|डंडा|डंडे .. मारा|मारे|मारते|मारती
  शराब & मारते|मारता|पीटते|पीटता|पीटा|मारपीट
  <me> .. डंडे|बेल्ट|लाठी|छड़ी .. मार|मारते|मारता|मारा|पीटते|पीटा
  घर .. मारपीट|पिटाई .. होती|होता|करते|करता
  जान से मार|मारने|मारेगा|मारेंगे|मारूँगा
  <forced> .. शादी|विवाह|निकाह|shadi|shaadi & मेरी|meri|मुझे|उसकी|बेटी|बहन|लड़की|छात्रा|सहेली
  शादी|shadi|shaadi <forced>|<forced>-से & मेरी|meri|उसकी
  मेरा|mera|मेरे|लड़का|आदमी .. पीछा .. करता|करते|कर
`;

/** Blackmail and threats with pictures. */
export const blackmail = `
  ~blackmail me|us|her|him|my|by
  being|am|getting|is|was blackmailed|blackmailing|blackmaild|blackmaling|blakmailed|blakmailing|blackmale*
  <he>|boyfriend|ex|friend|uncle blackmails|blackmailed|blackmailing|blackmaild
  ^ ~blackmail|ब्लैकमेल|sextortion $
  make|makes|making|made .. <photo> .. viral
  threaten*|~threatens|~threatening|~threatened|threat|blackmail & <photo>
  says|said|will|wants .. show|send|forward .. my|her <photo> .. father|parents|family|everyone|everybody|brother|mother|husband|papa
  he|they|she|boyfriend|ex .. upload|post|share|spread|leak my <photo>
  leak|leaks|leaked|leaking .. <photo>
  <photo> .. leak|लीक .. कर|करने|करेगा|करेगी|देगा|दूँगा|dega|हो|ho
  posted|put|uploaded|shared|sent .. my nude|naked
  nude|nudes|naked & ask|asks|asking|asked|send|sent|sends|wants|demands|demanding
  put|posted|uploaded|shared .. my <photo> .. dirty|porn|bad|sex
  fake|fek id|profile|account|ac .. my|photo|me|name
  fake nude|nudes|naked|porn .. my|me
  my .. <photo> .. fake id|profile|account
  they|he|she|someone|somebody|ex|boyfriend .. sending|sends|sent|showing my|her <photo> .. to
  sending|sends|sent|showing my|her <photo> .. friends|everyone|everybody|family|relatives & he|they|someone|somebody|hacked
  show|shows|send|sends|tell .. chat|chats|<photo> .. your|my|her dad|father|parents|mom|mother|family|brother
  nude|nudes|न्यूड भेज|भेजने|भेजो|bhej|bhejne|bhejo
  <photo> डाल|दिखा|भेज <shall>|dega & कहता|कहती|वरना|नहीं-तो|मिलने|धमका
  धमका|धमकाता|धमकाते|धमकी & <photo>|chat
  पैसे|paise & वरना|नहीं-तो|warna|varna & <photo>
  <photo> .. सबको|सबके .. भेज|दिखा|डाल <shall>
  he|she|they|ex|boyfriend .. put|post|upload|share my|her <photo>
  मेरी|मेरे|मेरा|उसकी|meri|mera .. अश्लील|नंगी|न्यूड|गंदी|nude <photo>
  has|have|got|took|recorded .. my|her|his .. <photo> & money|threat|threaten*|threatening|pay|dirty|post|show|send
  मेरी|मेरे|मेरा|उसकी|meri|mera .. <photo> & बदलकर|जोड़कर|लगाकर|एडिट|edit|morph|गंदी|गलत & बना|भेज|डाल
  <photo> & नहाते|नहाती|कपड़े|बाथरूम|nahate & बना|पैसे|माँगता|मांगता|माँग|भेज|डाल|पास
  मेरी|मेरे|मेरा|उसकी|meri|mera <photo> & गलत|गंदा चेहरा|शरीर|बदन

  ब्लैकमेल|ब्लेकमेल|~blackmail|blekmail|blackmel|blakmail कर|kar|करता|करते|करके|किया|kr|karta|karte|krta
  <photo> .. वायरल|viral .. कर|करने|करेगा|करूँगा|kr|krne .. दी|दिया|देगा|देगी|दूँगा|धमकी|रहा|dega|di|diya
  धमकी & <photo>
  नंगी|नंगा|न्यूड|nude|गंदी|अश्लील .. <photo> .. माँग|मांग|मांगता|माँगता|भेज|भेजने|डाल|डाली|बना|mang|maang|bhej
  <photo> .. नंगी|नंगा|न्यूड|nude|अश्लील .. बना|बनाई|बनाकर|बनाया
  अश्लील|नंगी|न्यूड|nude <photo> .. बना|बनाई|बनाकर|ली
  <photo> .. सबको|सबके|घरवालों|पापा|मम्मी|परिवार|रिश्तेदारों .. भेज|दिखा|डाल देगा|देगी|देंगे|dega|degi|denge
  पैसे|पैसा|रुपये|रुपए & <photo> .. डाल|भेज|वायरल|viral|दिखा .. देगा|देगी|देंगे|dega|degi|denge
  नंगी|न्यूड|nude & माँग|मांग|mang|maang|मांगता
  फेक|फ़र्ज़ी|फर्जी|नकली|fake|nakli|farzi आईडी|id|प्रोफ़ाइल|profile|अकाउंट|account & <photo>|मेरी|मेरे|नाम
  पैसे .. माँग|मांग|mang & <photo>|delete|डिलीट
  <photo>|chat|chats|चैट|screenshot|screenshots|स्क्रीनशॉट & <money> & viral|वायरल|वरना|warna|else|otherwise|threat*|asking|demand*|मेरी|मेरा|meri|उसने|usne|वह|वो
  <whose>|मेरी .. <photo> .. ग्रुप|group|इंटरनेट|instagram|इंस्टाग्राम|facebook|फेसबुक .. डाल|डाली|डाला|भेज|भेजी|लगा
  posted|post|posts|leaked|shared|uploaded|spread our|private|intimate|nude|personal <photo>
  posted|post|posts|leaked|shared|uploaded|spread .. private|intimate|nude|personal <photo>
  <photo> .. गंदा|गंदी|गन्दी|अश्लील|नंगी|ganda|gandi .. बना|बनाई|बनाया|वीडियो|फोटो|video|bana
  <photo> & <money> .. दो|दे|do|de|लाओ|चाहिए
  <photo>|chat|chats|चैट & भेजने|भेजेगा|दिखाने|दिखाएगा|वायरल|viral|bhejne|bhejega & धमकी|dhamki|कहा|कहता|बोला|बोल|वरना
  <photo> .. edit|edited|morph|morphed|fake|नकली|एडिट & my|meri|मेरी|me|मेरे|her|उसकी
  recorded|recording|filmed|saved .. <photo>|call|me|us & threat*|threaten*|money|viral|scared
  sent .. <photo> .. boy|man|stranger|him|guy|someone & more|wants|asks|asking|now|scared|threat*
  undress|naked|nude .. camera|video|call|cam
  using|used|uses|stole|stolen|misuses|misusing my|her <photo>
  tell|tells|telling|show .. my|our|her parents|family|father|husband|everyone & unless|money|pay
  hacker|hacked|hack & my|has|private <photo>
  <photo> .. माँग|मांग|मांगता|मांगते|maang|mang|maangta .. रहा|है|हैं|rha|raha|hai
  पैसे|paise|मिलने|milne .. दो|do|आओ|aao|de नहीं|nahi|nahin|वरना|warna|varna .. <photo>|सबको|बता|डाल|वायरल
  नकली|फ़र्ज़ी|फर्जी|fake आईडी|आइडी|id|अकाउंट|प्रोफ़ाइल|account|profile .. बनाई|बनाया|बना|banai|banaya
`;

/** An unwanted pregnancy. */
export const pregnancy = `
  am i <pregnant>
  think|may|might|could|maybe|guess|afraid|scared|worried|suspect .. i .. <pregnant>
  i .. might|may|could|maybe <pregnant>
  i|im <pregnant> & <pain>|not
  i|im .. 12|13|14|15|16|17 .. <pregnant>
  girlfriend|gf|student|daughter|sister|friend|classmate .. <pregnant>
  <their> .. girl .. <pregnant>
  period|periods|menses & late|missed|miss|not|hasnt|havent|didnt|delayed & sex|intercourse|boyfriend|bf|condom
  want|wants|need|needs|get|getting|wana .. abortion|abort
  tablet|tablets|pill|pills|medicine|kit .. abortion
  week|weeks|days|month late & protection|condom|sex|boyfriend
  medicine|pill|tablet|how|what .. ends|end|stop|terminate .. pregnancy
  पीरियड|पीरियड्स|माहवारी|period .. <no> .. आया|आई|आये|aaya|aayi & डर|डरा|डरी|घबरा|dar|दो|तीन महीने|घर
  unprotected|without-condom sex|intercourse
  sex without .. condom|protection & i|we|yesterday|now|scared|worried|what
  girlfriend|gf|she|i|im .. week|weeks|month|months|days late & scared|afraid|terified|worried|fear|sex|help|pregnancy
  having|have .. baby & scared|afraid|parents|secret|unmarried|school
  rid of .. pregnancy|baby|foetus|fetus
  test|टेस्ट .. positive|पॉज़िटिव|पॉजिटिव & मम्मी|पापा|mummy|papa|घरवाले|boyfriend|bf|डर|प्रेगनेंसी|pregnancy
  बच्चा <no> चाहिए
  missed two|three|2|3|my|her periods|period & tell|nobody|sex|afraid|scared|parents|secret
  पीरियड|पीरियड्स|period|periods|माहवारी|mahwari & बंद|रुकी|रुक & सेक्स|sex|संबंध|sambandh|बॉयफ्रेंड|boyfriend
  test shows|showed|show|has|had two|2 lines & i|my|gf|girlfriend|positive|pregnancy|afraid|scared
  <pregnant> & डर|darr|dar|छुपा|chhupa|घर|ghar|मम्मी|अकेली|class|क्लास|लड़की|ladki
  slept|sex|intercourse|kiya|किया .. him|boyfriend|boy|bf|her|once & late|pregnant|period|missed|scared
  get rid .. of it|baby|pregnancy & anyone|anybody|knowing|secret|parents|quietly
  daughter|sister|girl|student|she .. stomach|belly|pet|tummy growing|swollen|bigger|big
  महीने|mahine|हफ़्ते|hafte .. पीरियड|period|periods|माहवारी|mc <no> & उल्टी|ulti|जी-मिचला|संबंध|sambandh|दोस्त|boyfriend
  गर्भ|पेट में ठहर|बच्चा .. गया|है|गई|hai
  बिना|bina|without|no condom|कंडोम|protection & period|periods|पीरियड|माहवारी|late|किया|kiya|डर|scared
  condom broke|broken|burst|tore|torn|slipped|failed

  मैं|main|mai|mein .. <pregnant> .. हूँ|हूं|hu|hun|hoon|हो|ho
  मैं|main|mai|mein & <pregnant> हूँ|हूं|hu|hun|hoon
  लगता .. <pregnant> .. हूँ|हूं|hu|hun|hoon|हो
  मैं|main|mai|mein .. माँ|मां|maa|ma बनने वाली .. हूँ|हूं|hu|hun|hoon
  <pregnant> हो गई|गयी|gayi|gyi|gai
  बच्चा|गर्भ|bacha|baccha|बच्चे-को गिरा|गिराना|गिराने|गिरवाना|गिरवाने|girana|girane
  गर्भपात|अबॉर्शन|अबार्शन|abortion कराना|करना|करवाना|कराने|करवाने|karana|karwana <chaah>|है|hai|h
  गर्भपात|अबॉर्शन|abortion की|ki गोली|दवा|goli|dawa
  पीरियड|पीरियड्स|period|periods|माहवारी|mahwari|mc & <no>|late|मिस|miss|रुक & सेक्स|sex|संबंध|sambandh|बॉयफ्रेंड|boyfriend|bf
  गर्भ ठहर|रुक गया|gaya
  दो|2|do लाइन|लाइनें|line|lines|लकीर आईं|आई|आ|aa|aayi|ayi|दिख & टेस्ट|test|किट|kit|प्रेगनेंसी|pregnancy
  गर्लफ्रेंड|girlfriend|gf|छात्रा|सहेली|बहन|बेटी & पीरियड|पीरियड्स|period|periods|माहवारी|mahwari|mc & <no>|late|मिस|miss|रुक
  बिना|bina कंडोम|condom|सुरक्षा|protection .. किया|कर|हुआ|सेक्स|sex
  पेट|pet में|me|mein बच्चा|बच्चे|baccha|bacha|bachcha|bachha है|hai|h & <pain>|मार|मारेंगे|घर|घरवाले|किसी|पता|डाँटेंगे|गिरा
  मेरे|mere पेट में|me|mein बच्चा|baccha|bacha
  पेट से हूँ|हूं|hu|hun|hoon
  कंडोम|condom फट|फटा|टूट|phat|fat गया|गयी|gaya|gya
`;

/** Somebody who is afraid of having HIV. */
export const infection = `
  i have|got|caught <hiv>
  i .. got|caught <hiv>
  i|im|am <hiv> positive
  my <hiv> .. positive
  <me> <hiv> हो|है|हुआ|hai|ho|h|hua
  मेरा|मेरी|mera|meri .. <hiv> .. पॉज़िटिव|पॉजिटिव|positive
  मैं|main|mai|mein <hiv> पॉज़िटिव|पॉजिटिव|positive
`;
