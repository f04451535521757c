import { assistantApi } from '@zhibi/contract/assistant';
import { problemMessages } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { mount, mountFile, mountOpen, type OpenCall } from '../platform/mount.js';
import { ensure } from '../platform/problem.js';
import type { Services } from '../platform/services.js';
import { sheetFile } from '../platform/sheets/index.js';
import { examples } from './answers/talk.js';
import { type Asking, askAssistant, mayAsk } from './ask-assistant.js';
import { callAs } from './call-as.js';
import { showConversation } from './conversation.js';
import { judgeAnswer, listThumbs, thumbsSheet } from './judge-answer.js';
import { modelPlaceOf, setModel, showModel } from './model/show-model.js';
import { findModelSetting } from './model/store.js';
import { wordsOf } from './question.js';
import { deleteTurns } from './store.js';
import { streamAnswer } from './stream-answer.js';

const LINES = 'application/x-ndjson; charset=utf-8';

export const assistantRoutes = (services: Services) => {
  const { app, clock, database, log, settings } = services;
  const timeZone = settings.TZ_NAME;
  const place = modelPlaceOf(settings);
  const model = place && {
    place,
    tokensADay: settings.MODEL_TOKENS_A_DAY,
    seconds: settings.MODEL_SECONDS,
    log,
  };
  const askingOf = ({ actor, language, transact, request }: OpenCall<Actor>): Asking => ({
    actor,
    language,
    now: clock.now(),
    timeZone,
    read: (work) => database.readAsActor(actor, work),
    write: transact,
    call: callAs(app, request),
    model,
  });

  mountOpen(services, assistantApi.ask, async (call, input) => {
    const asking = askingOf(call);
    return askAssistant(asking, { ...input, before: await mayAsk(asking, input) });
  });
  mountFile(
    services,
    assistantApi.askStreamed,
    async (call, input) => {
      const asking = askingOf(call);
      const before = await mayAsk(asking, input);
      const failed = problemMessages.fault[call.language];
      const content = streamAnswer((onLine) => askAssistant(asking, { ...input, before, onLine }), { log, failed });
      return { content, type: LINES };
    },
    { compress: false },
  );
  mount(services, assistantApi.history, async ({ db, actor, language }) => ({
    items: await showConversation(db, actor, timeZone),
    examples: examples({ words: wordsOf(language), actor }),
    model: place && (await findModelSetting(db, actor.schoolId))?.enabled ? place.name : null,
  }));
  mount(services, assistantApi.clear, async ({ db, actor: { schoolId, sessionId } }) => {
    ensure(schoolId !== '', 'not-found');
    await deleteTurns(db, schoolId, sessionId);
    return {};
  });
  mount(services, assistantApi.model, ({ db, actor, language }) =>
    showModel(db, actor, { settings, now: clock.now(), language }),
  );
  mount(services, assistantApi.setModel, ({ db, actor }, input) =>
    setModel(db, actor, input, { settings, now: clock.now() }),
  );
  mount(services, assistantApi.judge, async ({ db, actor }, input) => {
    await judgeAnswer(db, actor, input, clock.now());
    return {};
  });
  mount(services, assistantApi.thumbs, ({ db, actor }, input) => listThumbs(db, actor, input, timeZone));
  mountFile(services, assistantApi.thumbsSheet, async ({ actor, language, transact }, { thumb, format }) =>
    sheetFile(await transact((db) => thumbsSheet(db, actor, thumb, { timeZone, language })), format),
  );
};
