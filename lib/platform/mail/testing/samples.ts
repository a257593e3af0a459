import type { Mail } from "../mails";

const link =
  "https://learn.example.org/verify-email/nZ0bQ9m7yW4cT2kV8xR5sL1hF6dJ3gPaUoEiBvXwYqM/5f0c2f1e-7d6b-4a9e-9f0b-1c2d3e4f5a6b";
const unsubscribeLink = link.replace("verify-email", "unsubscribe");

/** One mail of every kind; a new kind without a sample does not compile. */
export const sampleMails: { [Kind in Mail["kind"]]: Extract<Mail, { kind: Kind }> } = {
  verifyEmail: { kind: "verifyEmail", values: { firstName: "Asha", link } },
  resetPassword: { kind: "resetPassword", values: { firstName: "आशा", link } },
  passwordChanged: { kind: "passwordChanged", values: { firstName: "Asha" } },
  resumeLearning: {
    kind: "resumeLearning",
    values: { firstName: "Asha", courseName: "Growing up healthy", link, unsubscribeLink },
  },
  recall: { kind: "recall", values: { firstName: "आशा", count: 3, link, unsubscribeLink } },
  reminder: {
    kind: "reminder",
    values: {
      firstName: "आशा",
      subject: "Three lessons are left",
      text: "Growing up healthy waits.\nतीन पाठ बाकी हैं।",
      link,
      unsubscribeLink,
    },
  },
  commentAnswered: {
    kind: "commentAnswered",
    values: {
      firstName: "आशा",
      title: "How do you begin?",
      count: 2,
      link: "https://learn.example.org/discussions/view/how-do-you-begin",
      unsubscribeLink,
    },
  },
  guardianConsent: { kind: "guardianConsent", values: { childName: "गोविंद", link } },
  accountClosed: { kind: "accountClosed", values: { firstName: "Asha", until: "2026-12-05T12:00:00.000Z", link } },
  accountDeleted: { kind: "accountDeleted", values: { firstName: "Asha" } },
  certificateReady: {
    kind: "certificateReady",
    values: {
      firstName: "Asha",
      courseName: "Healthy minds",
      what: "Knowing the mind, Helping well",
      link: "https://learn.example.org/view/course/healthy-minds",
    },
  },
  certificateNeedsProfile: {
    kind: "certificateNeedsProfile",
    values: {
      firstName: "Asha",
      courseName: "Healthy minds",
      what: "Knowing the mind",
      link: "https://learn.example.org/view/course/healthy-minds",
    },
  },
  certificateIssued: {
    kind: "certificateIssued",
    values: {
      firstName: "आशा",
      courseName: "Growing up healthy",
      what: "Growing up healthy",
      link: "https://learn.example.org/certificate/0123456789abcdef0123456789abcdef",
    },
  },
  staffInvitation: { kind: "staffInvitation", values: { role: "coordinator", link } },
  roleChanged: {
    kind: "roleChanged",
    values: { firstName: "Asha", role: "partner", link: "https://learn.example.org/desk" },
  },
  administratorAdded: {
    kind: "administratorAdded",
    values: {
      firstName: "आशा",
      address: "meera@example.org",
      link: "https://learn.example.org/desk/people/staff",
    },
  },
  secondFactorChanged: { kind: "secondFactorChanged", values: { firstName: "Asha", change: "removed" } },
  coordinatorAnswered: {
    kind: "coordinatorAnswered",
    values: { firstName: "Asha", link: "https://learn.example.org/help/assistant" },
  },
  urgentMessage: {
    kind: "urgentMessage",
    values: { firstName: "Meera", link: "https://learn.example.org/desk/messages/5f0c2f1e" },
  },
  reviewReturned: {
    kind: "reviewReturned",
    values: {
      firstName: "आशा",
      courseName: "Healthy minds",
      module: "Knowing the mind",
      topics: ["Stress and coping", "Signs to notice"],
      note: "Please write a little more in your journal.",
      link: "https://learn.example.org/view/course/healthy-minds",
    },
  },
  deskWaits: {
    kind: "deskWaits",
    values: {
      firstName: "Meera",
      messages: 3,
      overdue: 1,
      assigned: 2,
      reviews: 4,
      comments: 5,
      isDigest: true,
      link: "https://learn.example.org/desk",
    },
  },
  deskAssigned: {
    kind: "deskAssigned",
    values: {
      firstName: "Meera",
      what: "grievance",
      link: "https://learn.example.org/desk/messages/grievances/GK4FQ7DAX",
    },
  },
  accountChanged: { kind: "accountChanged", values: { firstName: "Asha", changed: "name, mobile" } },
  addressReplaced: { kind: "addressReplaced", values: { firstName: "Asha" } },
  emailChangeAsked: { kind: "emailChangeAsked", values: { firstName: "आशा", link } },
  emailTaken: { kind: "emailTaken", values: { link: "https://learn.example.org/login" } },
  emailChangeNotice: { kind: "emailChangeNotice", values: { firstName: "Asha", link } },
  emailChanged: { kind: "emailChanged", values: { firstName: "आशा", link } },
  emailChangeUndone: { kind: "emailChangeUndone", values: { firstName: "Asha", link, choosesPassword: true } },
  addressChanged: { kind: "addressChanged", values: { firstName: "आशा", link } },
  certificateWithdrawn: {
    kind: "certificateWithdrawn",
    values: {
      firstName: "Asha",
      what: "Healthy minds",
      number: "SS-2026-7KQ4M9TX",
      reason: "The account was used by two people.",
    },
  },
  certificateCorrected: {
    kind: "certificateCorrected",
    values: {
      firstName: "आशा",
      what: "Healthy minds",
      name: "आशा कुमारी",
      number: "SS-2026-7KQ4M9TX",
      link: "https://learn.example.org/certificate/0123456789abcdef0123456789abcdef",
    },
  },
  invitation: {
    kind: "invitation",
    values: { firstName: "Asha", courseName: "Growing up healthy", link: link.replace("verify-email", "invitation") },
  },
  grievanceAnswered: {
    kind: "grievanceAnswered",
    values: { name: "Asha Kumari", ticket: "GK4FQ7DAX", answer: "We have mended the page.\nThank you for telling us." },
  },
  grievanceReceived: {
    kind: "grievanceReceived",
    values: { name: "Asha Kumari", ticket: "SS-2026-0042", dueDate: "20-12-2026" },
  },
};
