import { expect, test } from "vitest";
import { languages } from "../i18n/language";
import { messagesIn } from "../i18n/messages";
import { loadContent } from "./load";

const content = loadContent("content");

test("the published content has no problem, and a course is found by its id and by its number", () => {
  expect(content.courses.length).toBeGreaterThan(0);
  for (const course of content.courses) {
    expect(content.courseById.get(course.id)).toBe(course);
    expect(content.courseById.get(String(course.code))).toBe(course);
  }
});

test("a draft is not published", () => {
  expect(content.courseById.has("healthy-minds")).toBe(content.courses.some((course) => course.id === "healthy-minds"));
  expect(content.courses.every((course) => course.topics.every((topic) => topic.courseId === course.id))).toBe(true);
});

test("every topic has pages with a title and a text in both languages", () => {
  for (const topic of content.topicById.values()) {
    expect(topic.pages.length, topic.id).toBeGreaterThan(0);
    for (const page of topic.pages)
      for (const language of languages) expect(page.title[language] && page.html[language], topic.id).toBeTruthy();
  }
});

test("every module has a landmark of its own and two or more questions that it answers, in both languages", () => {
  for (const course of content.courses) {
    expect(new Set(course.modules.map(({ landmark }) => landmark)).size, course.id).toBe(course.modules.length);
    for (const { id, canAnswer } of course.modules) {
      expect(canAnswer.length, id).toBeGreaterThanOrEqual(2);
      for (const question of canAnswer)
        for (const language of languages) expect(question[language], id).toMatch(/\p{L}/u);
    }
  }
});

test("no page carries a script, a handler or a style", () => {
  for (const topic of content.topicById.values()) {
    for (const page of topic.pages)
      for (const language of languages)
        expect(page.html[language], topic.id).not.toMatch(/<script|<style|<iframe|\son\w+=|javascript:|style=/i);
  }
});

test("every quiz can be passed by choosing the right options", () => {
  for (const topic of content.topicById.values()) {
    for (const question of topic.quiz) {
      const right = question.options.filter((option) => option.correct).length;
      if (question.type === "radio") expect(right, `${topic.id}/${question.id}`).toBe(1);
      else expect(right, `${topic.id}/${question.id}`).toBeGreaterThan(1);
    }
  }
});

test("every course has a picture story to try, whose choices need no script", () => {
  for (const { id, firstScene } of content.courses)
    for (const language of languages) expect(firstScene?.[language].match(/<input type="radio"/g), id).toHaveLength(3);
});

test("the readers of a journal follow from the course's setting, in its FAQ and in all other texts", () => {
  for (const course of content.courses) {
    const words = (key: "readersQuestion" | "readersLearner" | "readersCoordinator") =>
      Object.fromEntries(languages.map((language) => [language, messagesIn(language).course[key]]));
    const answer = words(course.completionReview ? "readersCoordinator" : "readersLearner");
    expect(course.faqs.at(-1), course.id).toEqual({ question: words("readersQuestion"), answer });
    const handwritten = [course.howItWorks, course.about, ...course.faqs.slice(0, -1).map((faq) => faq.answer)];
    const wrong = course.completionReview
      ? /only you (can )?read|सिर्फ़ आप (ही )?पढ़/i
      : /coordinator (\w+ ){0,2}(reads?|looks?)|समन्वयक .{0,12}(पढ़|देख)/i;
    for (const text of handwritten)
      for (const language of languages) expect(text[language], course.id).not.toMatch(wrong);
  }
});
