/** Suicide and self-harm, in English and in Hindi. */
export const suicide = `
  <wants> die|dead|dying|unalive
  <wants> .. kill|end|finish .. <self>
  wish .. dead|died|born
  kill|kil|kills|killed|killing|kiling <self>
  kill|kil|killing my self
  hang|hanging|hanged|drown|drowning|burn|burning|cut|cuts|cutting|cuting|hurt|hurts|hurting|harm|harms|harming|stab|shoot <self>
  hang|drown|cut|hurt|hurting|harm my self
  cut|cuts|cutting|cuting .. wrist|wrists|arm|arms|vein|veins
  cut|cuts|cutting with .. blade|knife
  dont|not|no|never|didnt|doesnt .. want|wants|wana|wanna|wish .. live|alive|exist
  cant|cannot|canot live anymore|like|this|any
  end|ending|take|taking|took|finish|finishing <their>|own life
  end|ending|take|taking|finish <their> own life
  hate .. my life & end|finish|die|more
  hate my life
  <wants> .. end|ending it
  i should|must|better die
  cant|cannot|canot go on anymore|any|like|living
  beter .. without me
  beter of dead|gone
  everyone|everybody|world|family|parents|they .. beter of .. if .. i .. gone|dead|died|wasnt|werent|not
  no reason|point .. going|carrying on
  rather .. dead|die
  goodbye forever
  pills|tablets|poison|blade|knife|rope .. hand|hands & i|she|he|says|said|told|die|goodbye|has
  <no>|dont .. see .. future & me|myself|die|dead|want
  think|thinking|thoughts|thought about|of killing|hanging|drowning me
  never|not get|wake up & sleep|die|want|wish
  i|she|he should|must|better|could die|dead
  saying|says|said|keeps|wrote|writes .. he|she|they should|want|wants|will|must die
  wants|going|trying|tried|about|ready|threatens|threatening to jump & bridge|roof|building|train|terrace|window|well|river
  why .. i|we still|even|here alive
  jump|jumping|jumps .. front of .. train|truck|bus|car
  what|whats point|use of|in .. living|alive
  rope|noose ready
  scratch|scratches|scratching|bites|burns .. arm|arms|wrist|wrists|skin|legs .. bleed|blood|bleeds
  when|after|once .. i .. dead|die
  take me .. away|out|from .. world|earth
  written|wrote|writing|write|writes|left .. goodbye|suicide leter|note|mesage
  thinking|thoughts|considering|planning|planing of|about ~suicide
  comit|commit|commiting|do|attempt|atempt ~suicide & i|im|ill|will|going|want|wants|wana|she|he|friend|student|tell|says
  tried|tries|attempted|atempted .. ~suicide
  i .. want|wana|wanna|will|ll suicide
  i|im|am|feel|feels|feeling|felt|he|she|student|friend .. suicidal|sucidal|suicidle|suisidal|suicidel
  suicidal|sucidal|suicidle|suisidal|suicidel हूँ|महसूस|feel
  ^ suicidal|sucidal|suicidle|suisidal|suicidel $
  nobody|noone|one .. miss me
  <wants> .. end everything
  <wants> disappear
  leaving|leave this world
  no reason|point|use .. live|living|life
  nothing .. live for
  tired|sick|fed .. living|life
  life .. not|isnt|no worth|meaning
  not worth living
  never|not wake up
  <wants>|will|ill|shall .. jump .. roof|building|bridge|train|terrace|window|well|river
  way|ways|method|how .. die|kill & easy|easiest|painless|quick|quickest|best|fastest|pain|without
  pills|tablets|poison .. die
  if i die|died|dead
  ^ kms $
  ^ <suicide> $
  ^ self harm $
  ^ मरना|marna $
  ^ <suicide> का|के|ki|ka|ke विचार|ख्याल|खयाल|thoughts $
  ^ selfharm $
  <wants> kms
  tired|sick|fed|done|exhausted .. everything|life|all|living & stop|end|over|quit|die
  nobody|noone|none|who|everyone .. notice|care|cares|miss|happy|happier|cry .. if|when|without & <gone>|me
  no|dont|see|any reason|point .. stay|wake|live|continue|here
  what|whats point .. waking|living|being|existing
  saving|saved|collecting|collected|hiding|hid|kept|keeping|bought .. sleeping|many|her|his|my|all <pills>
  saving|saved|collecting|collected|hiding|hid|hides|kept|keeping|keeps|carries|bought .. rope|blade|poison|<venom> & i|im|he|she & myself|die|secret|bag|pocket|room|under|think|end
  almost|nearly did|done it
  <height> & jump|jumped|stand|standing|stood|sit|sitting & i|im|me|he|she|sometimes & think|thinking|die|end|over|life|jump|fall
  <height>|chhat पर|पे|pe|par .. खड़ा|खड़ी|बैठा|बैठी|khada|khadi हूँ|हूं|hu|hun|hoon $
  lines|cuts|marks|scars|wounds .. blade|knife|myself|razor
  cut|cuts|cutting|scratch|burn .. skin|wrist|arm|arms|thigh|thighs .. feel|calm|relief|numb
  i .. burden .. everyone|everybody|family|parents|all|them
  wish .. i .. never|not .. exist|existed|born|alive|woken
  sleep|slept|close .. forever|never .. wake|get|open
  sleep .. not wake|get-up
  sleep .. not get up
  last day|night|mesage|time|letter & i|my & goodbye|bye|sorry|live|life|world
  giving|gave|give .. away .. my .. things|everything
  <no> .. सहा जाता|जा|जाएगा
  मेरे बिना .. सब|सबको|सभी|घर|परिवार|सबकी .. खुश|ठीक|अच्छा|बेहतर|आराम
  किसी के काम <no>|का
  मौत चाहिए|<chaah>|माँगता|माँगती|अच्छी|बेहतर
  मर जाऊँ|jau तो|to .. सब|ठीक|अच्छा
  हाथ|नस|कलाई|खुद को काटने|काटना .. मन|सोच|<chaah>|दिल|है
  ब्लेड .. काटने|काटना
  रस्सी|फंदा|rassi|rasi .. ली|लिया|लाया|लाई|खरीदी|खरीद|रखी|रख|बाँधी|तैयार & मैं|मैंने|main|maine|उसने|वह
  <pills> .. खा|ले लूँ|लूं|lu|lun|loon|जाऊँ & सारी|सब|पापा|मम्मी|नींद|papa|mummy|sari|sab|neend
  बस|सब|अब|सबकुछ खत्म|ख़त्म|khatam .. करना|karna .. है|hai|<chaah>
  <no> .. अच्छा|acha|achha .. लगता|lagta & खत्म|ख़त्म|khatam|मर|मौत|जीना
  आखिरी|आख़िरी|अंतिम|akhri|aakhri .. रात|दिन|बार|मैसेज|सलाम & अलविदा|माफ़|माफ|सोचती|सोचता|जीना
  leter|leters|note written|wrote|write .. after .. i|im|die|gone
  wrote|written|write .. leter|leters|note .. family|parents|friends|everyone .. after|when|goodbye
  posted|wrote|writes|says|said|told .. her|his|my last night|day|mesage|post
  world|everyone|family|all .. better .. without
  carve|carves|carved|carving .. skin|leg|arm|wrist|thigh|words|name
  <wants> .. life .. end|over|finished|done
  die .. from|by|of .. eating|taking|drinking|swallowing
  how many|much .. <pills>|~paracetamol|crocin|dolo .. die|kill|fatal
  how many|much sleeping <pills>
  dont|wont|not .. make it .. next|another week|month|year
  मैं|main|mai|mein <no> रहूँगा|रहूँगी|rahungi|rahunga
  क्यों|क्यूँ|kyu|kyun|kyon ज़िंदा|जिंदा|zinda हूँ|हूं|hu|hun|hoon
  मैं|main|mai .. चली|चला जाऊँगी|जाऊँगा .. हमेशा|सबसे-दूर
  अलविदा दुनिया|ज़िंदगी|जिंदगी|दोस्तों
  goodbye|bye world|life
  <height>|पटरी पर|पे|pe|par .. लेट|कूद|letne|let जाऊँ|जाने|जाना|जाए|<shall> .. मन|<chaah>|सोच|दिल|करता
  दुपट्टा|दुपट्टे|साड़ी|dupatta|dupatte|रस्सी .. फंदा|फाँसी|fanda|phanda
  will|should|must be the|my end $
  <wants> vanish|fade|die|evaporate
  nobody|noone|no-one|none .. left .. loves|love|me|cares
  noone|nobody|no-one .. loves|love me
  should i .. jump|die|end|finish|kill|hang
  why .. i .. born|exist|alive
  मैं|main|mai & सोना|sona .. <chaah> & हमेशा|hamesha
  हमेशा|hamesha के|ke लिए|liye & सोना|sona|चली|चला|थक|thak|दूर|door
  ending|end|finish .. everything|all-of-it & i|im|me|feel|want|tonight|today|going
  keep|keeps|kept|always|only thinking|think|thoughts of|about .. river|train|bridge|roof|rope|knife|death|dying|suicide|end|poison
  knife|blade|razor|scissors .. wrist|throat|neck|vein|veins|arm|myself
  <venom> .. छिपा|छुपा|रख .. रखी|रखा|लिया|ली
  not|never be alive
  die die
  feel|feels .. burden|useles|worthles & gone|end|die|family|everyone|all|them
  खुद|ख़ुद को .. मारता|मारती|मारने|नोचता|नोचती|जलाता|जलाती

  मरना|मरनी <chaah>
  मर जाना|जाने <chaah>|है|hai|h
  मुझे|मुझको मरना|मर है|जाना|hai|h
  मरने|मर-जाने का|की|के .. मन|सोच|सोचता|सोचती|सोचा|विचार|ख्याल|खयाल|इच्छा|दिल|प्लान|plan|तरीका
  मर जाने का|की|के मन|सोच|विचार|ख्याल|इच्छा
  मैं|main|mai|mein मर <shall>
  मर जाऊँ|जाऊँगा|जाऊँगी|jaun|jaunga|jaungi|jau|jaoon
  कहता|कहती|कह|कहा|बोल|बोलता|बोलती|बोला|बताया|says|said & मर जाएगा|जाएगी|जायेगा|जायेगी|जाऊँगा|जाऊँगी
  कहता|कहती|कह|कहा|बोल|बोलता|बोलती|बोला|बताया|says|said & जीना|मरना <no>|<chaah>
  काश .. मर|मरती|मरता|पैदा
  मैं|main|mai|mein|मुझे & मर जाना ठीक|अच्छा|बेहतर|सही
  मर जाना|जाने का|की|के|ही ठीक|अच्छा|बेहतर|दिल|मन|सोच|विचार|ख्याल|इच्छा
  मर|मरने जाने|जाना .. दिल|मन .. करता|है|hai|h
  जीकर|जी-कर|जी-के|jeekar|jikar .. क्या <shall>|करेगी|करेगा|करना|फ़ायदा|फायदा
  जी कर|के क्या <shall>|करेगी|करेगा|करना|फ़ायदा|फायदा
  मरने में|me|mein .. दर्द
  मेरे बाद|जाने .. किसी|सब .. दुख|फ़र्क|फर्क|याद|रोएगा
  हाथ|कलाई|नस|बाँह .. कट मारे|मारा|मारती|मारता|लगाए|लगाती
  जिया <no> जाता|जा
  <no> .. जिया जाता|जा
  दुनिया .. <no> .. रहना|रहूँगा|रहूँगी|rehna|जीना
  मेरा आखिरी|आख़िरी दिन|रात|मैसेज|message|चिट्ठी & लिखा|लिखी|कहा|कहता|कहती|बोला|बोली|भेजा|अलविदा|सबको
  पंखे|पंखा|पेड़|रस्सी .. लटक|लटकने|लटकना|झूल|झूलने <shall>|की|का|जाएगा|जाएगी|<chaah>|गया|गई
  मेरे मरने
  जीना .. <no> <chaah>|है|hai|h|चाहिए
  <no> .. जीना $
  <no> .. जीना <chaah>|है|hai
  जीने .. मन|इच्छा|इक्छा|दिल|चाह|मतलब|वजह|फ़ायदा|फायदा|मकसद .. <no>|खत्म
  ज़िंदा|जिंदा|जिन्दा <no> रहना|rehna|रहूँगा|रहूँगी
  ज़िंदा|जिंदा|जिन्दा रहना|रहने|rehna|rehne .. <no>
  <suicide> करना|करने <chaah>|है|hai|h|का|की .. मन|सोच|सोचता|सोचती|रहा|रही|इच्छा
  <suicide> करना|करनी|करूँ <chaah>|है|hai|h|पड़ेगा|पड़ेगी
  <suicide> कर <shall>|लेगा|ली|रहा|रही|ले
  <suicide> करूँगा|करूँगी|करूँ|करेगी|करेगा
  <suicide>|मौत|मरने के|का|की|के-ही .. विचार|ख्याल|खयाल .. आते|आता|आ|आए|aate|ate|रहे
  अपनी|अपना जान दे|देना|देने|ले|लेना|लेने|दूँगा|दूँगी
  जान दे दूँगा|दूँगी|दूँ|दूं|देगा|देगी
  ज़िंदगी|जिंदगी|जिन्दगी|जीवन|लाइफ|life .. खत्म|ख़त्म|समाप्त .. करना|करने|कर|करूँगा|करूँगी|करूँ|<shall>
  खुद|ख़ुद|अपने को|आप .. खत्म|मार|मारना|मिटा .. कर|करना|करने|<shall>|<chaah>|डालूँगा
  फाँसी|फांसी|फंदा|फंदे|fasi लगा|लगाना|लगाने|लगाकर|लगाऊँगा|लगाऊँगी|पर|से .. <shall>|<chaah>|मन|लटक|झूल|है|सोच
  खुद|ख़ुद|अपने को|आपको .. चोट|नुकसान|नुक़सान|ज़ख्म .. पहुँचाती|पहुँचाता|पहुँचाते|पहुँचाई|पहुँचाया|पहुँचा|पहुँचाऊँ|करता|करती|देती|देता
  ^ खुद|ख़ुद|अपने को|आपको चोट|नुकसान|नुक़सान $
  ^ खुद|ख़ुद|अपने को|आपको चोट|नुकसान|नुक़सान पहुँचाना|पहुँचाने|देना|करना $
  हाथ|कलाई|नस|बाँह .. काट|काटती|काटता|काटी|काटा|काटूँगी|काटूँगा <shall>|है|hai|h|लेती|लेता|ली|लिया|रही|रहा
  ^ हाथ|कलाई|नस|बाँह काट|काटना|काटने|काट-लूँ $
  ब्लेड|blade .. काटती|काटता|काटा|काटी|काट & हाथ|कलाई|नस|बाँह|मैं|मैंने|मेरे|मेरी|खुद|ख़ुद|उसने|उसकी|उसके|सहेली|दोस्त|छात्रा|छात्र
  ब्लेड काटती|काटता|काटा|काटी|काट
  <venom> .. खा|पी|खाकर|खाना|खाने|पीना|पीने <shall>|<chaah>|मर|मन
  छत|ट्रेन|पुल|नदी|कुएँ|बिल्डिंग|train|chat|chhat .. कूद|कूदने|कूदना|kud <shall>|जाएगा|जाएगी|जायेगा|जायेगी|का|<chaah>|मन
  ज़िंदगी|जिंदगी|जिन्दगी|जीवन|लाइफ|life से .. तंग|परेशान|थक|ऊब|हार
  सब|सबकुछ .. खत्म .. कर <shall>
  मौत आ जाए|जाये|जाती
  ज़िंदगी|जिंदगी|जिन्दगी|जीवन|लाइफ|life .. मतलब|मकसद|मक़सद|फ़ायदा|फायदा <no>
  सब|सबकुछ .. खत्म|ख़त्म .. कर|करना|देना .. <chaah>
  दुनिया .. छोड़|छोड़कर|छोड़ना .. <chaah>|<shall>|जाना|रहा|रही
  जान|जाँ दे|देने|देना .. मन|सोच|सोचता|सोचती|इच्छा|<chaah>
  <suicide> करने का|के|ka|ke तरीका|तरीके|उपाय|आसान
  सबके|सबपर|परिवार|घर|माँ-बाप .. बोझ .. हूँ|हूं|hu|hun|hoon|बन
  ट्रेन|गाड़ी|ट्रक|train|truck के|ke नीचे|सामने|आगे .. आ|कूद|लेट|जा|चला <shall>|<chaah>
  नींद .. <pills> .. खाकर|खा|लेकर .. सो|मर <shall>|जाना|<chaah>
  ब्लेड|blade मारती|मारता|मारा|मारी|चलाती|चलाता|चलाया|चलाई
  जीना|ज़िंदगी|जिंदगी|जिन्दगी|जीवन|लाइफ|life बेकार|बोझ|फ़ालतू|फालतू लगता|लगती|लगने|है|हो|hai|h
`;

/** Poison, an overdose, snakes and scorpions. */
export const poison = `
  <snake> bit|bitten|biten|stung
  bitten|biten|bit|stung by|from <snake>
  ^ <snake> bite|bit $
  ^ ~snakebite $
  ~snakebite & foot|leg|hand|arm|swelling|sweling|help|pain|my|his|her
  <snake> bite|bites & foot|leg|arm|hand|finger|swelling|sweling|help|my|his
  drank|drunk|drinks|drink|swallowed|swalowed|swallow|ate|eaten|consumed|took|taken .. <venom> & i|im|my|she|he|friend|sister|brother|student|child|girl|boy|son|daughter|mother|has|mistake
  took|taken|swallowed|swalowed|ate|eaten|consumed .. sleeping <pills>
  took|taken|swallowed|swalowed|ate|eaten|consumed .. many|whole|full|strip|all|<many> .. <pills>
  took|taken|swallowed|swalowed|ate|eaten|consumed <many> ~paracetamol|crocin|dolo|calpol|alprazolam
  ate|eaten|swallowed|drank|taken rat|rats kill|kil|killer|medicine
  took|taken .. ~overdose
  ^ ~overdose of|on|with .. <pills> $
  ~overdosed on|with|by|my|last|today|tablets
  friend|sister|brother|student|she|he|i ~overdosed

  <snake> ने .. काट|काटा|काटी|डस|डसा|डँस|डँसा|डंक|kata
  <venom> खा|पी|निगल|पि लिया|ली|लीं|लिये|गया|गई|चुका|चुकी|बैठा|बैठी|liya|li
  चूहामार|चूहेमार .. खा ली|लिया|गया|li|liya
  मिट्टी का तेल पी|पि लिया|ली|गया|गई|liya
  चूहे|चूहा की|ki दवा|दवाई|dawa|dawai|गोली खाली|khali|khaali
  <venom> खाली|khali|khaali|पीली|pili
  <snake> काट|डस गया|गई|gaya|gayi|लिया|liya|ली
  all out पी|pi|पि ली|लिया|li|liya
  चूहे|चूहा|chuha मारने|मार|की|वाली .. दवा|दवाई|dawa|dawai|गोली खा|पी ली|लिया|लीं|li|liya
  नींद .. <pills> .. खा ली|लीं|लिया|li|liya
  बहुत|ढेर|सारी|पूरी|<many> <pills> खा ली|लीं|लिया|li|liya
  छिड़कने|छिड़काव|स्प्रे|spray .. दवा|दवाई|dawa|dawai .. पी|pi|खा|kha ली|लिया|li|liya|गया|गई
  बहुत|सारी|पूरी|ढेर|सब|<many> .. <pills> .. साथ|इकट्ठी|एकसाथ .. खा|निगल ली|लीं|लिया|गया|गई|li|liya
  sister|brother|baby|child|son|daughter|kid|student|toddler|infant|she|he .. drank|ate|swallowed|swalowed|licked .. <venom>|mothball|mothballs|naphthalene|chalk|cleaner|detergent|battery|rat
  swallowed|swalowed|drank|ate|drunk .. battery|batteries|coin|mercury|toilet|cleaner|detergent|petrol|diesel|thinner|paint|naphthalene
  तेल|tel & मिट्टी|मिटटी|mitti & पी|पि|pi
  दवा|दवाई|dawa|dawai|लिक्विड|तेल|घोल .. पी|pi ली|लिया|li|liya & मच्छर|कॉइल|चूहे|कीड़े|सफाई|टॉयलेट
`;
