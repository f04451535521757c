import { assistantApi } from '@zhibi/contract/assistant';
import { mount, mountFile, mountOpen } from '../platform/mount.js';
import { ensure } from '../platform/problem.js';
import type { Services } from '../platform/services.js';
import { sheetFile } from '../platform/sheets/index.js';
import { examples } from './answers/talk.js';
import { askAssistant } from './ask-assistant.js';
import { showConversation } from './conversation.js';
import { judgeAnswer, listThumbs, thumbsSheet } from './judge-answer.js';
import { wordsOf } from './question.js';
import { deleteTurns } from './store.js';

export const assistantRoutes = (services: Services) => {
  const { clock, database, settings } = services;
  const timeZone = settings.TZ_NAME;

  mountOpen(services, assistantApi.ask, ({ actor, language, transact }, input) => {
    const read = <T>(work: Parameters<typeof database.readAsActor<T>>[1]) => database.readAsActor(actor, work);
    return askAssistant({ actor, language, now: clock.now(), timeZone, read, write: transact }, input);
  });
  mount(services, assistantApi.history, async ({ db, actor, language }) => ({
    items: await showConversation(db, actor, timeZone),
    examples: examples({ words: wordsOf(language), actor }),
  }));
  mount(services, assistantApi.clear, async ({ db, actor: { schoolId, sessionId } }) => {
    ensure(schoolId !== '', 'not-found');
    await deleteTurns(db, schoolId, sessionId);
    return {};
  });
  mount(services, assistantApi.judge, async ({ db, actor }, input) => {
    await judgeAnswer(db, actor, input, clock.now());
    return {};
  });
  mount(services, assistantApi.thumbs, ({ db, actor }, input) => listThumbs(db, actor, input, timeZone));
  mountFile(services, assistantApi.thumbsSheet, async ({ actor, language, transact }, { thumb, format }) =>
    sheetFile(await transact((db) => thumbsSheet(db, actor, thumb, { timeZone, language })), format),
  );
};
