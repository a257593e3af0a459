import { expect, test } from "vitest";
import { languages } from "../i18n/language";
import { loadContent } from "./load";

const content = loadContent("content");

test("what is published is sound, and a course is found by its id and by its number", () => {
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
    for (const page of topic.pages) for (const language of languages) expect(page.title[language] && page.html[language], topic.id).toBeTruthy();
  }
});

test("no page carries a script, a handler or a style", () => {
  for (const topic of content.topicById.values()) {
    for (const page of topic.pages)
      for (const language of languages) expect(page.html[language], topic.id).not.toMatch(/<script|<style|<iframe|\son\w+=|javascript:|style=/i);
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
