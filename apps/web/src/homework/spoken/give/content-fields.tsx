import { hasWords, SpokenKind, SpokenLanguage } from '@zhibi/contract/homework/spoken';
import { Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { LessonSelect, useLessons } from '../../../papers/index.js';
import { FieldGroup, FormField } from '../../parts/form-field.js';
import type { FieldsProps } from './fields-props.js';
import { ModelField } from './model-field.js';
import { PictureField } from './picture-field.js';
import { itemsOf, type Wrong } from './wish.js';

/** What is said: its kind, its words, a picture, and how it sounds. */
export function ContentFields({ subjectId, form, wrongs, given, onChange, onUntaken }: FieldsProps) {
  const { t } = useTranslation('spoken');
  const { kind } = form;
  const isFixed = given?.areWordsFixed ?? false;
  const wrong = (name: Wrong) => wrongs.includes(name) && t(`form.wrong.${name}`);
  return (
    <>
      <FieldGroup label={t('form.kind')}>
        <Segmented<SpokenKind>
          aria-label={t('form.kind')}
          disabled={given !== undefined}
          options={SpokenKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          onChange={(next) => onChange({ kind: next })}
        />
      </FieldGroup>
      <FormField label={t('form.name')} wrong={wrong('title')}>
        {(id) => (
          <Input
            id={id}
            maxLength={100}
            value={form.title}
            placeholder={t('form.nameHint')}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </FormField>
      <FieldGroup label={t('form.language')}>
        <Segmented<SpokenLanguage>
          aria-label={t('form.language')}
          disabled={isFixed}
          options={SpokenLanguage.options.map((value) => ({ value, label: t(`form.languageOf.${value}`) }))}
          value={form.language}
          onChange={(language) => onChange({ language })}
        />
      </FieldGroup>
      {hasWords(kind) && (
        <>
          {kind === 'words' && !isFixed && <LessonField subjectId={subjectId} onChange={onChange} />}
          <FormField label={t('form.items')} wrong={wrong('items') || wrong('tooMany')}>
            {(id) => (
              <Input.TextArea
                id={id}
                lang={form.language}
                disabled={isFixed}
                value={form.text}
                autoSize={{ minRows: 4, maxRows: 12 }}
                placeholder={t(`form.itemsHint.${kind === 'words' || kind === 'sentences' ? kind : 'text'}`)}
                onChange={({ target }) => onChange({ text: target.value })}
              />
            )}
          </FormField>
          <span>{isFixed ? t('form.wordsFixed') : t('form.count', { count: itemsOf(form).length })}</span>
        </>
      )}
      {kind === 'picture' && !isFixed && <PictureField form={form} wrong={wrong('picture')} onChange={onChange} />}
      <ModelField form={form} wrong={wrong('recording')} onChange={onChange} onUntaken={onUntaken} />
      <FormField label={t('form.note')}>
        {(id) => (
          <Input
            id={id}
            maxLength={500}
            value={form.note}
            placeholder={t('form.noteHint')}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </FormField>
    </>
  );
}

/** The words of a lesson in one click; nothing where the textbooks of the subject list none. */
function LessonField({ subjectId, onChange }: Pick<FieldsProps, 'subjectId' | 'onChange'>) {
  const { t } = useTranslation('spoken');
  const lessons = useLessons(subjectId);
  if (lessons.length === 0) return null;
  return (
    <FieldGroup label={t('form.lesson')}>
      <LessonSelect
        lessons={lessons}
        label={t('form.lesson')}
        hint={t('form.lessonHint')}
        nameOf={({ title, words }) => t('form.lessonOf', { title, count: words.length })}
        onChoose={({ title, words }) => onChange({ text: words.map(({ word }) => word).join('\n'), title })}
      />
    </FieldGroup>
  );
}
