import type { TreeNode } from '@zhibi/contract/questions';
import { Licence, type QuestionFacts } from '@zhibi/contract/questions/writing';
import { Input, InputNumber, Select, Slider, TreeSelect } from 'antd';
import { useTranslation } from 'react-i18next';
import { plainFigure } from '../../../platform/layout/plain-figure.js';
import { matches } from '../../parts/find-node.js';
import { useTrees } from '../../parts/use-trees.js';
import styles from './question-editor.module.css';

interface FactsFormProps {
  facts: QuestionFacts;
  onChange: (facts: QuestionFacts, place: string) => void;
}

interface Node {
  value: string;
  title: string;
  foundBy?: string | undefined;
  children: Node[];
  selectable?: boolean;
}
const nodesOf = (trees: readonly TreeNode[]): Node[] =>
  trees.map(({ id, title, foundBy, children }) => ({ value: id, title, foundBy, children: nodesOf(children) }));
const search = {
  filterTreeNode: (typed: string, { title, foundBy }: { title?: unknown; foundBy?: string }) =>
    typeof title === 'string' && matches(typed, { label: title, foundBy }),
};

/** What is said about a question beside its text. */
export function FactsForm({ facts, onChange }: FactsFormProps) {
  const { t } = useTranslation('writing');
  const trees = useTrees(facts.subjectId, facts.chapterIds).data;
  const chapters = trees?.textbooks.map(({ textbookId, title, isRetired, chapters: own }) => ({
    value: textbookId,
    title: isRetired ? t('facts.retired', { title }) : title,
    selectable: false,
    children: nodesOf(own),
  }));
  const set = (change: Partial<QuestionFacts>) => onChange({ ...facts, ...change }, Object.keys(change).join());
  return (
    <div className={styles.facts}>
      <label htmlFor="facts-knowledge">{t('facts.knowledge')}</label>
      <TreeSelect
        id="facts-knowledge"
        multiple
        allowClear
        showSearch={search}
        placeholder={t('facts.knowledgeHint')}
        treeData={nodesOf(trees?.knowledge ?? [])}
        value={facts.knowledgeIds}
        onChange={(knowledgeIds: string[]) => set({ knowledgeIds: knowledgeIds.slice(0, 20) })}
      />
      <label htmlFor="facts-chapter">{t('facts.chapter')}</label>
      <TreeSelect
        id="facts-chapter"
        multiple
        allowClear
        showSearch={search}
        placeholder={t('facts.chapterHint')}
        treeData={chapters ?? []}
        value={facts.chapterIds}
        onChange={(chapterIds: string[]) => set({ chapterIds: chapterIds.slice(0, 20) })}
      />
      <span id="facts-difficulty">{t('facts.difficulty')}</span>
      <div className={styles.slider}>
        <Slider
          min={0}
          max={1}
          step={0.05}
          value={facts.difficulty}
          ariaLabelledByForHandle="facts-difficulty"
          tooltip={{ open: false }}
          onChange={(difficulty: number) => set({ difficulty })}
        />
        <span>{t('facts.rate', { rate: Math.round(facts.difficulty * 100) })}</span>
      </div>
      <label htmlFor="facts-minutes">{t('facts.minutes')}</label>
      <InputNumber
        id="facts-minutes"
        min={0.5}
        max={180}
        step={0.5}
        formatter={plainFigure}
        value={facts.minutes}
        onChange={(minutes) => minutes !== null && set({ minutes: Math.max(0.5, Math.round(minutes * 2) / 2) })}
      />
      <label htmlFor="facts-year">{t('facts.year')}</label>
      <InputNumber
        id="facts-year"
        min={1900}
        max={2100}
        precision={0}
        value={facts.year}
        onChange={(year) => set({ year })}
      />
      <label htmlFor="facts-source">{t('facts.source')}</label>
      <Input
        id="facts-source"
        maxLength={200}
        placeholder={t('facts.sourceHint')}
        value={facts.source}
        onChange={(event) => set({ source: event.target.value })}
      />
      <label htmlFor="facts-licence">{t('facts.licence')}</label>
      <Select<Licence>
        id="facts-licence"
        value={facts.licence}
        options={Licence.options.map((value) => ({ value, label: t(`licence.${value}`) }))}
        onChange={(licence) => set({ licence })}
      />
      <p className={styles.hint}>{t('facts.printed')}</p>
    </div>
  );
}
