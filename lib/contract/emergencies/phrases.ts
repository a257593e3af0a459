/**
 * What somebody types while a life is in danger, one phrase a line in the language of lib/contract/danger/pattern.ts, by
 * the ids of `content/emergencies.yaml`, the most urgent first: what says the cause, and with it what not to do, before
 * what is the same for all causes. This module runs on the server alone.
 */
export const emergencyPhrases = {
  drowning: `
    <drown>
    पानी|pani|paani|नदी|nadi|तालाब|talab|कुएँ|कुआँ|kuen|kue|kuan|नहर|nahar|pokhar|पोखर में|me|mein|mai .. <fell>
    fell|fallen|fall|falls .. water|river|pond|well|pool|canal|lake|tank
  `,
  flood: `
    बाढ़|baadh|baad|badh|badhh|flood|floods|बाढ .. फँस|फंस|फँसे|phas|phase|fas|fase|phans|phanse|fanse|घिर|घिरे|ghir|ghire|बह-गया|डूब|डूबा|dub|stuck|trapped|stranded
    stuck|trapped|stranded|फँसे|फंसे|phase|fase .. बाढ़|baadh|badh|flood|floods
    घर|ghar|house|gaon|गाँव|गांव .. पानी|pani|paani|water .. घुस|घुसा|ghus|ghusa|भर|bhar|घिर|ghir
  `,
  lightning: `
    बिजली|bijli|bijlee|bijali .. <fell>
    ठनका|thanka|thunka|वज्रपात|vajrapat|bajrapat|vajrapaat|गाज|gaaj|आकाशीय-बिजली
    lightning|lightening|lightnin|thunder|thunderbolt .. strike|strikes|struck|stuck|hit|hits|killed|person|victim|man|boy|girl|field|first
  `,
  "electric-shock": `
    ~electric|electrical|electricity|electrik shock|shok|sock|current
    electrocut*
    बिजली|bijli|bijalee|bijali .. झटका|jhatka|jhatke|करंट|करेंट|current|karant|karent|तार|taar|pakad|छू|chhu|chipak|चिपक
    करंट|करेंट|current|karant|karent|karrent|कर्रेंट .. <struck>
    झटका|jhatka .. बिजली|bijli
    shock .. wire|current|socket|plug
    तार|taar|tar|wire .. <struck>
    got .. shock .. electric|current|wire
  `,
  "heat-stroke": `
    heat|sun stroke|strok|exhaustion
    heatstroke|sunstroke
    ^ लू|लूह|loo|lu .. <struck>
    लू|loo|lu <struck>
    गर्मी|garmi|धूप|dhoop|dhup|heat|sun .. बेहोश|behosh|चक्कर|chakkar|faint|fainted|collapsed|gir|गिर|unconscious
    बेहोश|behosh|चक्कर|chakkar|fainted|collapsed .. गर्मी|garmi|धूप|dhoop|heat|sun
  `,
  cold: `
    hypothermia|हाइपोथर्मिया
    ठंड|ठण्ड|thand|thandh|thandi|सर्दी|sardi|cold .. बेहोश|behosh|अकड़|akad|सुन्न|sunn|unconscious|shivering|काँप|kaanp|kanp|freezing|frozen
    अंगीठी|अँगीठी|angithi|angeethi|बोरसी|borsi|कोयला|koyla|koila|coal|brazier|heater|हीटर|geyser|गीज़र .. बेहोश|behosh|दम|dam|gas|गैस|smoke|dhuan|धुआँ|unconscious|ghut|उल्टी|ulti
    carbon monoxide
  `,
  choking: `
    choking|chocking|chokin|choked|chokes
    गले|gale|गला|gala|throat .. अटक|अटका|फँस|फंस|फँसा|atak|atka|atki|phas|fas|phasa|fasa|phans|fans|stuck|रुंध|band
    अटक|अटका|फँस|फंस|फँसा|atak|atka|phas|fas|stuck .. गले|gale|throat
    दम|dam|dum घुट|घुटना|ghut|ghutna|ghutta
  `,
  "not-breathing": `
    <no> .. breathe|breathing|breath|breathes|breathless
    not|isnt|stopped|stop|doesnt|cant|cannot|without breathe|breathing|breath|breathes
    breathing stopped
    cpr|सीपीआर|sipiar|seepeeaar
    mouth to mouth|breathing
    unconscious|unconcious|unconsious|uncounscious
    ~unconscious
    not|doesnt|wont|isnt|cannot|cant wake|waking|responding|conscious
    collapsed|fainted
    heart|dhadkan|धड़कन|दिल .. stopped|attack|arrest|ruk|रुक|band|बंद
    साँस|सांस|श्वास|saans|sans|saas|sas .. <notNow>|rukna|रुकना
    <notNow> .. साँस|सांस|saans
    saans|साँस|सांस लेने .. दिक्कत|तकलीफ|dikkat|takleef|taklif
    बेहोश|behosh|behos|beehosh|बेहोशी|मूर्छित|अचेत
    होश|hosh .. <notNow>|kho|खो
    हार्ट हार्टअटैक|अटैक|attack
    दिल|dil का|ka दौरा|daura
  `,
  poison: `
    <venom> .. <swallowed>
    <swallowed> .. <venom>
    ^ poison|ज़हर|जहर|zehar|jehar|jahar|zahar|zeher|jeher $
    poisoned
    <pills> .. बहुत|ज़्यादा|ज्यादा|सारी|सारे|bahut|jyada|zyada|saari|sari|many|overdose .. <swallowed>
    overdose|overdosed|ओवरडोज़|ओवरडोज
    swallowed|निगल|nigal|nigla .. battery|बैटरी|coin|सिक्का|pin|पिन|needle|सुई|chemical|phenyl|pills
  `,
  "snake-bite": `
    <snake> .. <bitten>
    <bitten> .. <snake>
    snakebite|सर्पदंश|sarpdansh|sarpdans
    bit|bitten .. by .. <snake>
    <snake> bite|bites|bited|byte
  `,
  bleeding: `
    bleeding heavily|badly|lot|much|profusely|nonstop
    heavy|severe|lots|too|much|nonstop .. bleeding|blood
    <notStop> .. bleeding|blood|खून|khoon|khun
    bleeding|blood|खून|ख़ून|khoon|khun .. <notStop>
    खून|ख़ून|khoon|khun|blood .. बह|bah|beh|bahe|बहता|बहना|बहुत-निकल|निकलता-जा|nikal|निकल|निकला .. <flows>
    खून|ख़ून|khoon|khun|blood .. बहना|bahna|behna|बह|bah|beh|बहे
    नस|nas|vein|artery|हाथ|haath|गला|gala .. कट|kat|cut .. खून|khoon|khun|blood|bleeding
    गहरा|gehra|gahra|deep .. घाव|ghav|ghaw|कट|cut|wound
    nose|naak|nak|नाक .. bleed|bleeding|blood|खून|khoon|khun
    nosebleed|नकसीर|naksir
  `,
  burn: `
    <burnt>
    जल|jal गया|गई|गयी|gaya|gayi|gyi|gya|जाए|jaye
    आग|aag|fire .. लग|lag|lagi|लगी|caught|jal|जल|पकड़
    clothes|dress|dupatta|saree|kapde|कपड़े|कपड़ों|दुपट्टा .. fire|आग|aag
    on fire
    गरम|गर्म|garam|hot|उबलता|ubalta|boiling|खौलता .. पानी|pani|paani|दूध|doodh|तेल|tel|चाय|chai|water|milk|oil|tea .. गिर|gir|spilled|spilt|fell|पड़|pad|जल|jal
    पटाखे|पटाखा|patakhe|patakha|cracker|firecracker .. जल|jal|burn|burnt|फट|phat
    acid|तेज़ाब|तेजाब|tezab|tejab .. attack|thrown|burn|face|फेंका|fenka|गिर|gir|skin|चेहरे|eyes|आँख|pad|पड़
  `,
  fall: `
    fell|fallen|fall|falls|falling .. from|off|down .. roof|tree|stairs|terrace|ladder|building|bike|height|wall|swing|bicycle|cycle|bed|bench|steps
    छत|chhat|chat|पेड़|ped|सीढ़ी|सीढ़ियों|sidhi|seedhi|siddhi|झूले|jhule|ऊपर|upar|ऊँचाई|unchai|दीवार|diwar|साइकिल|cycle|बाइक|bike .. से|se .. <fell>
    सिर|सर|sir|sar|head|माथे|mathe|siir .. चोट|chot|injury|injured|hit|फट|phat|फूट|phut|phoot|लगी|लग|lagi|lag|गिरा|blow
    hit|hurt|banged|injured|blow|injury .. head
    हड्डी|haddi|bone|हाथ|haath|पैर|pair|leg|arm .. टूट|tut|toot|टूटी|broke|broken|fracture|fractured
    fracture|फ्रैक्चर|frakchar
  `,
  fit: `
    ~epilepsy|epileptic|epilepsi|seizure|seizures|seizur|siezure|convulsion|convulsions
    having|has|had|got .. fit|fits
    fits|fit .. aaya|aana|pad|came|student|child|class
    मिर्गी|मिरगी|mirgi|mirgee|mirgy
    दौरा|दौरे|daura|dora|dore|daure|doura .. पड़|पड़ा|पड़ना|पड़े|pad|pada|padna|pade|para|आ|आया|आए|aaya|aya|aa|aana|aaye
    मुँह|मुंह|munh|muh|mouth .. झाग|jhag|foam|froth
    अकड़|akad|अकड़कर .. काँप|kaanp|kanp|झटके|jhatke
  `,
  "animal-bite": `
    <animal> .. <bitten>|पंजा|panja|khrocha|scratch|scratched
    <bitten> .. by|a .. <animal>
    <animal> bite|bites|bited|byte
    rabies|रेबीज़|रेबीज|rebij|raibij
  `,
} as const;

/** The sets of words of these phrases; the others are those of lib/contract/danger. */
export const emergencySets: Record<string, string> = {
  notNow: `नहीं नही न nahi nahin nai nhi ni रुक रुकी रुकना रुका ruk ruki ruka rukna बंद बन्द band बन्द फूल नही`,
  drown: `drown drowned drowning drowns drown ~drowning डूब डूबा डूबी डूबना डूबने डूबते डूबकर dub duba dubi dubna dubne doob dooba doobi doobna doobne doobte doobgaya dubgaya`,
  fell: `गिर गिरा गिरी गिरे गिरना गिरने gir gira giri gire girna girne girgaya fell fallen`,
  struck: `लग लगा लगी लगना लगने लगे lag laga lagi lagna lagne lage lagne मार मारा mar mara maar maara पकड़ pakad chipak चिपक shock`,
  bitten: `bite bites bit bitten biten biting bited काट काटा काटी काटे काटने काटना काटले डस डसा डसने डसना kaat kata kati kate kaate kaata katne kaatne katna katle das dasa dansa dasne डंक डँस डंस dank stung sting`,
  snake: `snake snakes snak snek cobra viper krait साँप सांप सर्प नाग कोबरा करैत saanp sanp saap sap samp nag naag बिच्छू bichhu bichu scorpion`,
  animal: `dog dogs doggy कुत्ता कुत्ते कुत्तों कुतिया kutta kutte kutte kuta kute kutiya बंदर बन्दर bandar monkey बिल्ली billi cat चूहे चूहा chuha chuhe rat सियार siyar jackal सूअर animal जानवर janwar`,
  burnt: `~burnt burnt burned burns burn जल-गया jalgaya जला जली जले जलने jala jali jalne jale झुलस झुलसा jhulas jhulsa scald scalded scalding`,
  notStop: `<no> रुक ruk stop stops stopping रुकता रुकती rukta stopped band बंद थम`,
  flows: `रहा रही है raha rahi hai rha rhi गया gaya bahut बहुत lot`,
  swallowed: `पी पिया पिला पीली खा खाया खाई खाली निगल निगला निगली लिया ली pi piya pee kha khaya khayi khali nigal nigla liya li drank drunk drink ate eaten eat swallow swallowed took taken`,
};
