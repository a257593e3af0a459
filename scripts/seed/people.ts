import type { Person } from "./person";

/** A line of the table below, in its columns' order; a teacher of the campaign's form unless it says else. */
function person(
  key: string,
  firstName: string,
  lastName: string,
  language: Person["language"],
  gender: Person["gender"],
  place: Person["place"],
  district: string,
  stage: Person["stage"],
  daysAgo: number,
  { came = "campaign", talks = [] }: Partial<Pick<Person, "came" | "talks">> = {},
): Person {
  return { key, firstName, lastName, language, gender, place, district, stage, daysAgo, came, talks };
}

/** Invented learners at every stage, from each state, in both languages. */
export const people: Person[] = [
  person("asha.kumari", "Asha", "Kumari", "en", "Female", "bihar", "Patna", "registered", 0),
  person("rekha.meena", "रेखा", "मीणा", "hi", "Female", "rajasthan", "Jaipur", "registered", 3),
  person("imran.khan", "Imran", "Khan", "en", "Male", "up", "Prayagraj", "verified", 2),
  person("pooja.yadav", "पूजा", "यादव", "hi", "Female", "up", "Barabanki", "verified", 6),
  person("suresh.paswan", "सुरेश", "पासवान", "hi", "Male", "bihar", "Nalanda", "profile-incomplete", 9),
  person("anjali.sharma", "Anjali", "Sharma", "en", "Female", "rajasthan", "Ajmer", "profile-incomplete", 12, {
    came: { age: 29, profession: "Counsellors" },
  }),
  person("vikash.kumar", "Vikash", "Kumar", "en", "Male", "bihar", "Gaya", "enrolled", 4),
  person("shabnam.bano", "शबनम", "बानो", "hi", "Female", "up", "Bahraich", "enrolled", 8),
  person("mahendra.singh", "महेंद्र", "सिंह", "hi", "Male", "rajasthan", "Udaipur", "enrolled", 5, {
    talks: ["chat-waiting"],
  }),
  person("sunita.devi", "सुनीता", "देवी", "hi", "Female", "bihar", "Muzaffarpur", "reading", 11),
  person("joseph.tirkey", "Joseph", "Tirkey", "en", "Male", "bihar", "Banka", "reading", 10, {
    came: { age: 41, profession: "NGO staff" },
    talks: ["forum"],
  }),
  person("nasreen.fatima", "Nasreen", "Fatima", "en", "Female", "up", "Sitapur", "reading", 14),
  person("kamla.gurjar", "कमला", "गुर्जर", "hi", "Female", "rajasthan", "Alwar", "reading", 13, {
    talks: ["chat-answered"],
  }),
  person("ravi.shankar", "रवि", "शंकर", "hi", "Male", "up", "Maharajganj", "reading", 9),
  person("deepak.mishra", "Deepak", "Mishra", "en", "Male", "up", "Barabanki", "quiz-failed", 12),
  person("lalita.oraon", "ललिता", "उराँव", "hi", "Female", "bihar", "Purnia", "quiz-failed", 10),
  person("arif.ansari", "Arif", "Ansari", "en", "Male", "bihar", "Katihar", "quiz-paused", 6),
  person("geeta.bairwa", "गीता", "बैरवा", "hi", "Female", "rajasthan", "Kota", "quiz-paused", 7),
  person("ramesh.verma", "रमेश", "वर्मा", "hi", "Male", "up", "Prayagraj", "stuck", 40, { talks: ["chat-waiting"] }),
  person("farah.naaz", "Farah", "Naaz", "en", "Female", "bihar", "Araria", "stuck", 36),
  person("meenakshi.jha", "Meenakshi", "Jha", "en", "Female", "bihar", "Darbhanga", "half-done", 25, {
    talks: ["forum"],
  }),
  person("rajesh.maurya", "राजेश", "मौर्य", "hi", "Male", "up", "Sitapur", "half-done", 24),
  person("saroj.choudhary", "सरोज", "चौधरी", "hi", "Female", "rajasthan", "Bikaner", "half-done", 28, {
    talks: ["forum"],
  }),
  person("harpreet.kaur", "Harpreet", "Kaur", "en", "Female", "rajasthan", "Jodhpur", "half-done", 22, {
    came: { age: 38, profession: "Counsellors" },
    talks: ["chat-answered"],
  }),
  person("salim.sheikh", "सलीम", "शेख", "hi", "Male", "bihar", "Kishanganj", "half-done", 26),
  person("nirmala.rathore", "निर्मला", "राठौड़", "hi", "Female", "rajasthan", "Jaipur", "awaiting-review", 24),
  person("david.lakra", "David", "Lakra", "en", "Male", "bihar", "Patna", "awaiting-review", 30, {
    came: { age: 45, profession: "Health care providers" },
  }),
  person("uma.tripathi", "उमा", "त्रिपाठी", "hi", "Female", "up", "Prayagraj", "awaiting-review", 20, {
    talks: ["forum"],
  }),
  person("bhanwar.lal", "भँवर", "लाल", "hi", "Male", "rajasthan", "Barmer", "review-returned", 28),
  person("kavita.sinha", "Kavita", "Sinha", "en", "Female", "bihar", "Bhagalpur", "certified", 60, {
    talks: ["forum"],
  }),
  person("mohammad.rafiq", "मोहम्मद", "रफ़ीक़", "hi", "Male", "up", "Bahraich", "certified", 52, {
    talks: ["chat-answered"],
  }),
  person("sangeeta.patel", "Sangeeta", "Patel", "en", "Female", "up", "Maharajganj", "certified", 48, {
    came: { age: 33, profession: "Health care providers" },
  }),
  person("ajay.murmu", "अजय", "मुर्मू", "hi", "Male", "bihar", "Jamui", "certified", 45, { talks: ["forum"] }),
  person("prakash.soni", "Prakash", "Soni", "en", "Male", "rajasthan", "Ajmer", "modules-certified", 50),
  person("hemlata.vyas", "हेमलता", "व्यास", "hi", "Female", "rajasthan", "Udaipur", "modules-certified", 46, {
    talks: ["forum"],
  }),
  person("manoj.tiwari", "Manoj", "Tiwari", "en", "Male", "up", "Sitapur", "certificate-withdrawn", 58),
  person("shanti.hembram", "शांति", "हेम्ब्रम", "hi", "Female", "bihar", "Banka", "left", 20),
  person("rahul.joshi", "Rahul", "Joshi", "en", "Male", "rajasthan", "Kota", "left", 17, {
    came: { age: 27, profession: "NGO staff" },
  }),
  person("roshni.kumari", "रोशनी", "कुमारी", "hi", "Female", "bihar", "Samastipur", "guardian-waiting", 2, {
    came: { age: 15, profession: "Adolescents/young people" },
  }),
  person("zoya.ali", "Zoya", "Ali", "en", "Female", "up", "Barabanki", "guardian-consented", 9, {
    came: { age: 16, profession: "Adolescents/young people" },
  }),
];
