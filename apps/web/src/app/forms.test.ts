import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Forms whose values are not kept, and why. */
const without: Readonly<Record<string, string>> = {
  'platform/drafts/draft-form.tsx': 'is the one that keeps them',
  'people/profile/parts/form-frame.tsx': 'passwords, codes and phones of logins only',
  'people/records/student-detail/erase-dialog.tsx': 'a name that is typed to confirm must be typed',
  'people/records/class-list/new-classes.tsx': 'keeps its fields itself, by useDraft',
  'disk/cloud/share-drawer.tsx': 'what is chosen is seen and chosen again at a glance',
  'disk/parts/name-modal.tsx': 'one name',
  'papers/library/parts/duplicate-dialog.tsx': 'one name, which is proposed',
  'disk/cloud/offer-modal.tsx': 'what is chosen is seen and chosen again at a glance',
  'operations/retention/change-dialog.tsx': 'one limit, which is chosen again at a glance',
  'operations/system/settings/setting-dialog.tsx': 'one value, which stands behind the dialog',
  'operations/system/settings/try-service.tsx': 'one address to send a test to',
  'capture/pens/lab/queue/assign-drawer.tsx': 'choices from lists that change meanwhile',
};

it('every form keeps what is typed over a reload, or says why not', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const plain = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /import \{[^}]*\bForm\b[^}]*\} from 'antd'/.test(text) && /<Form[\s<>]/.test(text);
  });
  expect(plain.sort()).toEqual(Object.keys(without).sort());
});

/** Fields for words outside the forms that are no `KeptTextArea`, and why. */
const fields: Readonly<Record<string, string>> = {
  'platform/drafts/kept-text-area.tsx': 'is the one that keeps them',
  'assistant/widget/composer.tsx': 'a question of a chat, which is sent at once',
  'capture/on-screen/answer/words.tsx': 'an answer: kept on the server and in the browser as it is typed',
  'capture/on-screen/left-answers.tsx': 'words to be read and copied, which are kept as answers',
  'classroom/parts/dictation/words-field.tsx': 'part of a wish, which is a draft (useDraft)',
  'classroom/lesson/wish-drawer.tsx': 'a draft itself (useDraft)',
  'homework/spoken/give/content-fields.tsx': 'part of a homework that is given, which is a draft (useDraft)',
  'homework/spoken/listen/judge-form.tsx': 'keeps what is said itself, by useDraft',
  'marking/lecture/notes/note-field.tsx': 'a draft itself (useDraft)',
  'papers/cards/designer/block-fields.tsx': 'part of a card, which is a draft (use-card)',
  'questions/variants/maker.tsx': 'what changes, which is a draft itself (useDraft)',
  'papers/practice-sheets/characters/words-field.tsx': 'part of a sheet, which is a draft (useDraft)',
  'questions/exchange/import/part-fields.tsx': 'part of a question that is mended, which is a draft (useDraft)',
  'questions/trees/chapters/lesson-fields.tsx': 'keeps its fields itself, by formDrafts',
  'questions/writing/editor/formula/typed-form.tsx': 'a formula, which goes into the text beside it',
};

it('every field for words outside a form keeps them too, or says why not', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const plain = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /<Input\.TextArea\b|<textarea\b/.test(text) && !/Form\.Item|<DraftForm|<Form\b/.test(text);
  });
  expect(plain.sort()).toEqual(Object.keys(fields).sort());
});

/** Pieces that hold what is typed into fields of one line themselves and forget it with the page, and why. */
const shortLived: Readonly<Record<string, string>> = {
  'analysis/boards/school-wall/screens-drawer.tsx': 'one name',
  'analysis/stage-tests/set-up/subject-table.tsx': 'part of a stage test, which is a draft (use-draft-test)',
  'classroom/points/reason-bar.tsx': 'one reason, which is given at once',
  'classroom/records/list/start-drawer.tsx': 'one name, and a class that is seen and chosen again',
  'disk/cloud/filters.tsx': 'words that are looked for, which stand in the address',
  'disk/upload/taken-dialog.tsx': 'names of files that a reload forgets as well',
  'homework/load/overview/notice-button.tsx': 'an address to copy',
  'marking/groups/shared/set-up/gold-drawer.tsx': 'one score',
  'capture/pens/lab/inkml/place-fields.tsx': 'where a file lies on a page, which is seen and moved again at a glance',
  'marking/parts/annotations/words-choice.tsx': 'a few letters, which are put on the page at once',
  'marking/pen-correction/doubt-card.tsx': 'one score, which is given at once',
  'papers/areas/editor/reissue-dialog.tsx': 'one reason',
  'papers/ground/editor/editor.tsx': 'part of what is drawn, which is a draft (use-ground)',
  'papers/ground/editor/bulk.tsx': 'sets several questions of a draft at once (use-ground)',
  'papers/cards/designer/template-dialog.tsx': 'one name',
  'papers/practice-sheets/arithmetic/group-list.tsx': 'part of a sheet, which is a draft (useDraft)',
  'people/records/parts/search-box.tsx': 'words that are looked for, which stand in the address',
  'people/school-year/upgrade/confirm-by-name.tsx': 'a name that is typed to confirm must be typed',
  'platform/layout/mend-cell.tsx': 'one cell, which is sent as it is left',
  'printing/batches/create/by-hand.tsx': 'words that are looked for',
  'printing/batches/detail/batch-moves.tsx': 'one reason, one number',
  'printing/offline/parts/withdraw-dialog.tsx': 'one reason',
  'printing/parts/file-link.tsx': 'an address to copy',
  'printing/parts/moves/ask-finish.tsx': 'one number',
  'printing/parts/moves/ask-word.tsx': 'one reason',
  'printing/parts/moves/waste-dialog.tsx': 'one number with its reason',
  'printing/parts/printers/printer-dialog.tsx': 'one address, which is tried at once',
  'printing/parts/scan-box.tsx': 'a code that is scanned, which is sent at once',
  'questions/books/hwlqblr/fill-drawer.tsx': 'a range of pages',
  'questions/parts/book-pages/range-form.tsx': 'a range of pages',
  'questions/parts/words-field.tsx': 'words that are looked for, which stand in the address',
  'questions/trees/chapters/add-field.tsx': 'one name',
  'questions/trees/chapters/node-panel.tsx': 'one name',
  'questions/writing/editor/piece-dialogs.tsx': 'a piece, which goes into the text beside it',
  'questions/writing/question-editor/audio-form.tsx': 'part of a question, which is a draft (useQuestionEditor)',
};

it('what is typed into several fields of one line is kept too, or it says why not', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const plain = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const holds = /<Input(Number)?[\s>]/.test(text) && /\buseState\b/.test(text);
    const keeps = /Form\.Item|<DraftForm|<Form\b|useDraft|formDrafts|KeptTextArea|useSearchParams/.test(text);
    return holds && !keeps;
  });
  expect(plain.sort()).toEqual(Object.keys(shortLived).sort());
});

it('every field to search in is the one of the house', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  expect(files.filter((file) => readFileSync(join(root, file), 'utf8').includes('Input.Search'))).toEqual([]);
});

/** Forms that send a version of what they change but give no draft of an older one back over it, and why. */
const withoutVersion: Readonly<Record<string, string>> = {
  'people/organisation/schools/regions-drawer.tsx':
    'the draft is a name alone: after a reload nothing is being renamed by it',
};

it('every form of a record with versions says which one its draft was written on', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const silent = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const forms = text.match(/<DraftForm\b[\s\S]*?\n {4,}>\n/g) ?? [];
    const isNamed = (form: string) => /\bon=\{/.test(form) || /draft=\{`[^`]*\brevision\}/.test(form);
    return /\brevision\b|\bseen:/.test(text) && forms.some((form) => !isNamed(form));
  });
  expect(silent.sort()).toEqual(Object.keys(withoutVersion).sort());
});
