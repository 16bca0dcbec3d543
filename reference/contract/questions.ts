// The questions to the services' team, from generated/questions.md, and which of them covers what is not documented somewhere.

import { type GuideLink, guideOfQuestion } from "../data/questions.ts";
import { address } from "./addresses.ts";
import { edition, readText, type Service, services } from "./document.ts";

/** A question. */
export interface Question {
  /** With its number: `39. Which rate limits apply?`. */
  title: string;
  number: string;
  id: string;
  /** Markdown below its heading. */
  source: string;
  /** The service of the first thing that it covers. */
  service: Service | undefined;
  /** The guide that says what to do meanwhile, if there is one. */
  guide: GuideLink | undefined;
}

/** Questions with the same cost. */
export interface QuestionGroup {
  name: string;
  id: string;
  questions: Question[];
}

function questionOf(text: string): Question {
  const [title = "", ...body] = text.split("\n");
  const source = body.join("\n");
  const id = /`([a-z0-9-]+)`/.exec(source)?.[1] ?? "";
  const service = services.find((one) => source.includes(`\n- ${one} `));
  return { title, number: title.split(".")[0] ?? "", id, source, service, guide: guideOfQuestion[id] };
}

// A former version has no questions of its own.
const [begin = "", ...groups] = edition === undefined ? readText("questions.md").split(/^## (?=\w)/m) : [];

/** What the file says of itself. */
export const questionsLead = begin;

/** All questions, ranked. */
export const questionGroups: QuestionGroup[] = groups.map((text) => {
  const [name = "", ...rest] = text.split("\n");
  const questions = rest.join("\n").split(/^### /m).slice(1).map(questionOf);
  return { name: name.trim(), id: name.trim().toLowerCase(), questions };
});

/** Questions by what they cover: the service and a sentence of the contract. */
const byItem = new Map(
  questionGroups
    .flatMap(({ questions }) => questions)
    .flatMap((question) =>
      [...question.source.matchAll(/^- (\w+) (?:`[^`]*`|\([^)]*\)): (.+)$/gm)].map(
        ([, service, item]) => [`${service} ${item}`, question] as const,
      ),
    ),
);

/** The question that covers what is not documented; undefined where none does. */
export const questionOn = (service: Service, item: string): Question | undefined => byItem.get(`${service} ${item}`);

/** Its address. */
export const questionHref = ({ id }: Question): string => `${address.questions()}#${id}`;
