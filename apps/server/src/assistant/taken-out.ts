import { toStamp } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { type TakeOutPart, takenJson } from '../people/index.js';
import { turnsOfStudent } from './store.js';

const Conversation = z.array(
  z.object({
    at: z.string().describe('时间 · when'),
    asked: z.string().describe('问的话 · what was asked'),
    answered: z.array(z.string()).describe('回答 · what was answered'),
  }),
);

/** What the student has said to the assistant in a login that has not ended; of the others nothing is kept. */
export const takeOutConversations: TakeOutPart = async (db, { schoolId, studentId, timeZone }) => {
  const turns = await turnsOfStudent(db, schoolId, studentId);
  const said = turns.map(({ at, asked, answer }) => ({
    at: toStamp(at, timeZone),
    asked,
    answered: answer.lines.map(({ text }) => text),
  }));
  return [
    takenJson(
      {
        path: 'reports/assistant.json',
        title: '助手对话 · Conversations with the assistant',
        name: 'assistant',
        schema: Conversation,
      },
      Conversation.parse(said),
    ),
  ];
};
