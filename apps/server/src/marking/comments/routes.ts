import { commentsApi as api, PRESET_TABLE_LIMIT } from '@zhibi/contract/marking/comments';
import { formFile } from '../../platform/form-file.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { sheetFile } from '../../platform/sheets/index.js';
import { presetSheet } from './export-presets.js';
import { importPresets, readPresetTable } from './import-presets.js';
import { mergePresets, removePresets, restorePresets, savePreset } from './keep-presets.js';
import { countPresets, everyPreset, listPresets, presetsAlike, presetsForMarking } from './list-presets.js';

export const commentsRoutes = (services: Services) => {
  const { clock, database } = services;
  const here = { database, timeZone: services.settings.TZ_NAME };

  mount(services, api.list, ({ db, actor }, input) => listPresets(db, actor, input, here));
  mount(services, api.tree, async ({ db, actor }, { subjectId }) => ({
    items: await countPresets(db, actor, subjectId, here),
  }));
  mount(services, api.forMarking, ({ db, actor }, input) => presetsForMarking(db, actor, input, here));
  mount(services, api.save, ({ db, actor }, input) => savePreset(db, actor, input));
  mount(services, api.remove, async ({ db, actor }, { presetIds }) => {
    await removePresets(db, actor, presetIds, clock.now());
    return {};
  });
  mount(services, api.restore, async ({ db, actor }, { presetIds }) => {
    await restorePresets(db, actor, presetIds);
    return {};
  });
  mount(services, api.duplicates, async ({ db, actor }, { subjectId }) => ({
    groups: await presetsAlike(db, actor, subjectId, here),
  }));
  mount(services, api.merge, async ({ db, actor }, input) => {
    await mergePresets(db, actor, input, clock.now());
    return {};
  });
  mountOpen(services, api.importPresets, async ({ actor, request, transact }, { subjectId, how }) => {
    const file = await formFile(request, PRESET_TABLE_LIMIT);
    const table = file?.isTooLong === false ? await readPresetTable(file.content) : undefined;
    ensure(table !== undefined, 'conflict', 'no-table');
    return transact((db) => importPresets(db, actor, { subjectId, table, dryRun: how === 'try' }));
  });
  mountFile(services, api.exportPresets, async ({ actor, language, transact }, { subjectId, format }) =>
    sheetFile(presetSheet(await transact((db) => everyPreset(db, actor, subjectId, here)), language), format),
  );
};
