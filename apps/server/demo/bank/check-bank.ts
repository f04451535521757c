import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { countBlanks, figureProblems, formulaProblem, textProblems } from './check-text.js';
import { evaluateArithmetic } from './evaluate-arithmetic.js';
import { books, knowledge, questions } from './index.js';
import type { Book, Chapter, KnowledgePoint, Part, Question } from './model.js';

type Leaf = Part | Question;
const repeated = (keys: string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);
const flat = <T extends { children: T[] }>(nodes: T[]): T[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
const bookByKey = new Map<string, Book>(books.map((book) => [book.key, book]));
const pointByKey = new Map<string, KnowledgePoint>(flat(knowledge).map((point) => [point.key, point]));
const chaptersByBook = new Map(
  books.map((book) => [book.key, new Set(flat<Chapter>(book.chapters).map(({ key }) => key))]),
);

function choiceProblems({ type, options, answer, typicalWrong = [] }: Extract<Leaf, { options: unknown }>): string[] {
  const labels = options.map(({ label }) => label);
  const problems = options.flatMap(({ content }) => textProblems(content));
  if (labels.join('') !== 'ABCDEFGH'.slice(0, labels.length) || labels.length < 3) problems.push('option labels');
  if (repeated(options.map(({ content }) => content)).length > 0) problems.push('two options are the same');
  if (answer.some((label) => !labels.includes(label)) || repeated(answer).length > 0)
    problems.push('answer names no option');
  if (type === 'single-choice' ? answer.length !== 1 : answer.length < 2) problems.push('number of right options');
  if (typicalWrong.length === 0) problems.push('no typicalWrong');
  for (const wrong of typicalWrong)
    if (wrong === answer.join('') || [...wrong].some((label) => !labels.includes(label)))
      problems.push(`typicalWrong ${wrong}`);
  return problems;
}

function blankProblems({
  type,
  stem,
  answer,
  typicalWrong,
}: Extract<Leaf, { type: 'fill-in' | 'oral-arithmetic' }>): string[] {
  const problems = countBlanks(stem) === answer.length ? [] : [`${countBlanks(stem)} blanks, ${answer.length} answers`];
  if (answer.some((accepted) => accepted.length === 0 || accepted.some((one) => one === '' || one.length > 200)))
    problems.push('empty answer');
  if (typicalWrong?.length !== answer.length) problems.push('typicalWrong is not one list for each blank');
  typicalWrong?.forEach((wrongs, index) => {
    for (const wrong of wrongs) if (answer[index]?.includes(wrong)) problems.push(`typicalWrong ${wrong} is right`);
  });
  for (const one of [...answer.flat(), ...(typicalWrong ?? []).flat()])
    if (one.includes('\\')) problems.push(formulaProblem(one) ?? '');
  if (type === 'oral-arithmetic') {
    const expression = /^\$(.+)=\$___$/.exec(stem)?.[1] ?? '';
    if (Number(answer[0]?.[0]) !== evaluateArithmetic(expression))
      problems.push(`${expression} is ${evaluateArithmetic(expression)}`);
  }
  return problems.filter(Boolean);
}

function openProblems(
  { type, answer, solutionLines, wrongLines = [], wrongScores = [] }: Extract<Leaf, { answer: string }>,
  maths: boolean,
): string[] {
  const problems = textProblems(answer);
  if (maths && type === 'subjective' && solutionLines && (solutionLines.length < 2 || solutionLines.length > 5))
    problems.push('2 to 5 solution lines');
  if (wrongLines.length !== wrongScores.length || wrongLines.length > 3) problems.push('wrongLines and wrongScores');
  if (solutionLines && wrongLines.length === 0) problems.push('no wrongLines');
  if (wrongScores.some((share) => share < 0 || share >= 1)) problems.push('wrongScores beyond 0..1');
  for (const line of [...(solutionLines ?? []), ...wrongLines.flat()]) problems.push(formulaProblem(line) ?? '');
  return problems.filter(Boolean);
}

function leafProblems(leaf: Leaf, maths: boolean): string[] {
  const problems = [
    ...textProblems(leaf.stem),
    ...textProblems(leaf.analysis),
    ...(leaf.figure ? figureProblems(leaf.figure) : []),
  ];
  if (/如图|chart shows/.test(leaf.stem) && !leaf.figure) problems.push('speaks of a figure, has none');
  if (leaf.type === 'fill-in' || leaf.type === 'oral-arithmetic') return [...problems, ...blankProblems(leaf)];
  if (countBlanks(leaf.stem) > 0) problems.push('a blank that nobody fills');
  if (leaf.type === 'single-choice' || leaf.type === 'multiple-choice') return [...problems, ...choiceProblems(leaf)];
  if (leaf.type === 'true-false')
    return leaf.answer.length === 1 && typeof leaf.answer[0] === 'boolean' ? problems : [...problems, 'answer'];
  if (leaf.type === 'combined') {
    if (leaf.parts.length < 2) problems.push('fewer than two parts');
    return [
      ...problems,
      ...leaf.parts.flatMap((part, index) => leafProblems(part, maths).map((text) => `part ${index + 1}: ${text}`)),
    ];
  }
  return [...problems, ...openProblems(leaf, maths)];
}

function questionProblems(question: Question): string[] {
  const { book: bookKey, chapter, knowledge: keys, difficulty, year, minutes, source } = question;
  const book = bookByKey.get(bookKey);
  const maths = book?.subjectMainId === 2;
  const problems = leafProblems(question, maths);
  if (!book) problems.push(`no book ${bookKey}`);
  if (!chaptersByBook.get(bookKey)?.has(chapter)) problems.push(`no chapter ${chapter}`);
  if (keys.length < 1 || keys.length > 3 || repeated(keys).length > 0) problems.push('1 to 3 knowledge points');
  for (const key of keys)
    if (pointByKey.get(key)?.subjectId !== book?.subjectId) problems.push(`no knowledge point ${key} in this subject`);
  if (!(difficulty >= 0 && difficulty <= 1)) problems.push('difficulty');
  if (!(minutes > 0 && minutes <= 60) || year < 2015 || year > 2026 || source === '')
    problems.push('minutes, year or source');
  if (maths && question.type === 'subjective' && !question.solutionLines) problems.push('no solution lines');
  return problems;
}

function treeProblems(): string[] {
  const problems = repeated(books.map(({ key }) => key)).map((key) => `book ${key} twice`);
  for (const book of books) {
    problems.push(
      ...repeated(flat<Chapter>(book.chapters).map(({ key }) => key)).map((key) => `${book.key}: chapter ${key} twice`),
    );
    if (book.subjectId !== book.stage * 100 + book.subjectMainId) problems.push(`${book.key}: subjectId`);
  }
  problems.push(...repeated(flat(knowledge).map(({ key }) => key)).map((key) => `knowledge ${key} twice`));
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (pointByKey.get(from)?.prerequisites ?? []).some(
      (key) => key === to || (!seen.has(key) && reaches(key, to, seen.add(key))),
    );
  for (const { key, subjectId, prerequisites = [] } of pointByKey.values()) {
    for (const before of prerequisites)
      if (pointByKey.get(before)?.subjectId !== subjectId) problems.push(`${key}: no prerequisite ${before}`);
    if (reaches(key, key)) problems.push(`${key}: is its own prerequisite`);
  }
  return problems;
}

/** Everything wrong with the bank, one line each; empty when it may be shown to a school. */
export function bankProblems(): string[] {
  const keys = repeated(questions.map(({ key }) => key)).map((key) => `question ${key} twice`);
  const stems = repeated(questions.map(({ stem }) => stem)).map((stem) => `asked twice: ${stem.slice(0, 40)}`);
  return [
    ...treeProblems(),
    ...keys,
    ...stems,
    ...questions.flatMap((question) => questionProblems(question).map((text) => `${question.key}: ${text}`)),
  ];
}

function tally(name: string, keys: string[]): void {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  console.log(`${name}: ${[...counts].map(([key, count]) => `${key} ${count}`).join(', ')}`);
}

function printCounts(): void {
  const leaves = questions.flatMap((question): Leaf[] =>
    question.type === 'combined' ? [question, ...question.parts] : [question],
  );
  const fills = leaves.filter((leaf) => leaf.type === 'fill-in');
  const readable = fills.filter(({ answer }) =>
    answer.every((accepted) => accepted.some((one) => /^-?\d+(\.\d+)?$/.test(one))),
  );
  tally(
    `${questions.length} questions by book`,
    questions.map(({ book }) => book),
  );
  tally(
    'by type',
    questions.map(({ type }) => type),
  );
  tally(
    'parts by type',
    questions.flatMap((question) => (question.type === 'combined' ? question.parts.map(({ type }) => type) : [])),
  );
  tally(
    `${pointByKey.size} knowledge points by subject`,
    [...pointByKey.values()].map(({ subjectId }) => String(subjectId)),
  );
  console.log(
    `figures: ${leaves.filter(({ figure }) => figure).length}; fill-ins that digits answer: ${readable.length} of ${fills.length}`,
  );
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const problems = bankProblems();
  printCounts();
  console.log(problems.length === 0 ? 'no problems' : problems.join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
