import { pageSizes } from '@zhibi/contract/papers';
import type { Rect } from '@zhibi/ink';
import { useTranslation } from 'react-i18next';
import { AnnotationGlass } from './annotation-glass.js';
import { AnnotationsLayer } from './annotations-layer.js';
import type { Annotating } from './use-annotating.js';

export interface AnnotatedProps {
  annotating: Annotating;
  studentId: string;
  page: number;
  /** The part of the page that is looked at. */
  view: Rect;
}

/** What teachers put on a page of a copy, and the glass over it while somebody annotates. */
export function Annotated({ annotating, studentId, page, view }: AnnotatedProps) {
  const { t } = useTranslation('annotations');
  const copy = annotating.of(studentId);
  if (!copy) return null;
  return (
    <>
      <AnnotationsLayer annotations={copy.items} page={page} view={view} label={t('layer')} />
      {annotating.isOn && !copy.closedPages.includes(page) && (
        <AnnotationGlass
          {...{ studentId, page, view }}
          size={pageSizes[copy.pageSize]}
          annotations={copy.items}
          tool={annotating.tool}
          onDo={annotating.do}
        />
      )}
    </>
  );
}
