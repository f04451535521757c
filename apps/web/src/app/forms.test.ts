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
  'classroom/parts/dictation/words-field.tsx': 'part of a wish, which is a draft (useDraft)',
  'classroom/lesson/wish-drawer.tsx': 'a draft itself (useDraft)',
  'homework/spoken/give/content-fields.tsx': 'part of a homework that is given, which is a draft (useDraft)',
  'homework/spoken/listen/judge-form.tsx': 'keeps what is said itself, by useDraft',
  'marking/lecture/notes/note-field.tsx': 'a draft itself (useDraft)',
  'papers/cards/designer/block-fields.tsx': 'part of a card, which is a draft (use-card)',
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
