/** Harmless phrases of everyday speech that contain words of danger. */
export const harmless = `
  dying|die|died see|know|meet|hear|try|eat|watch|read|go|get|visit|learn|show
  die|died|dying .. laughing|laughter|boredom|heat|curiosity|shame
  die|dying|die-hard for|hard
  <wants>|ready .. die for .. country|nation|land|freedom
  killing time
  kill two birds
  roof|tap|pipe|water|tank|bottle leak|leaks|leaked|leaking
  touched .. heart|heart-of|soul
  touched by .. story|kindness|words|letter|film|video|lesson|poem|song
  hit me that
  beat|beats|beaten me|us|her|him .. at|in|by .. quiz|chess|match|game|race|points|cards|exam|test|carrom|runs
  hearing|teaching|learning|visual|first aids
  wife|पत्नी|बीवी .. <pregnant>
  कहानी|नाटक|फिल्म|फ़िल्म|मूवी|सीरियल में|me|mein .. ज़हर|जहर|साँप|सांप|जान|फाँसी|मर
  मर मिट|मिटना|मिटने
  हँसते हँसते .. मर
  chhutti|chutti|chhuti|chuti|छुट्टी दी|दे|देते|देना|मिली|मिल|ली|लेना|di|de|dete|mili|mil|li|leni|chahiye|चाहिए
  पैर|पाँव|चरण .. छूते|छूता|छूती|छूना|छूकर
`;
