import type { SchoolStageId } from '@zhibi/contract/people';
import type { OpenServices } from '../src/app/open-services.js';
import { type BankTreeNode, importBank, PLATFORM_SCHOOL } from '../src/questions/index.js';
import { books, type Chapter, type KnowledgePoint, knowledge, type Question, questions } from './bank/index.js';
import { idOf } from './ids.js';
import { bodyOf } from './question-body.js';

export const chapterId = (book: string, key: string) => idOf('chapter', `${book}/${key}`);
export const questionId = (key: string) => idOf('question', key);

const chapterNode = (book: string, { key, title, children }: Chapter): BankTreeNode => ({
  id: chapterId(book, key),
  title: /^[\d.]+$/.test(key) ? `${key} ${title}` : title,
  children: children.map((child) => chapterNode(book, child)),
});
const knowledgeNode = ({ key, title, prerequisites = [], children }: KnowledgePoint): BankTreeNode => ({
  id: idOf('knowledge', key),
  title,
  needs: prerequisites.map((needed) => idOf('knowledge', needed)),
  children: children.map(knowledgeNode),
});

/** The platform's bank of the demo world: textbooks, knowledge points and questions. */
export function makeBank({ database }: OpenServices): Promise<void> {
  const bookByKey = new Map(books.map((book) => [book.key, book]));
  const content = {
    bank: { schoolId: PLATFORM_SCHOOL, kind: 'platform' as const },
    textbooks: books.map((book) => ({
      id: idOf('textbook', book.key),
      subjectId: book.subjectId,
      gid: book.gid,
      volume: book.volume,
      edition: book.edition,
      year: book.year,
      title: book.volume,
      chapters: book.chapters.map((chapter) => chapterNode(book.key, chapter)),
    })),
    knowledge: [...new Set(knowledge.map((point) => point.subjectId))].map((subjectId) => ({
      subjectId,
      roots: knowledge.filter((point) => point.subjectId === subjectId).map(knowledgeNode),
    })),
    questions: questions.map((question) => bankQuestion(question, bookByKey.get(question.book))),
  };
  return database.asSystem((db) => importBank(db, content));
}

function bankQuestion(question: Question, book: (typeof books)[number] | undefined) {
  if (book === undefined) throw new Error(`${question.key} is of no book`);
  const { key, difficulty, year, source, minutes } = question;
  return {
    id: questionId(key),
    subjectId: book.subjectId,
    stage: book.stage as SchoolStageId, // as: proved by check-bank.ts
    body: bodyOf(question),
    difficulty,
    year,
    source,
    minutes,
    knowledgeIds: question.knowledge.map((point) => idOf('knowledge', point)),
    chapterIds: [chapterId(question.book, question.chapter)],
  };
}
