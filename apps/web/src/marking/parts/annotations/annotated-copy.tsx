import type { AnnotatedCopy as Copy } from '@zhibi/contract/marking/annotations';
import { pageSizes } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import type { AnnotatedProps } from './annotating-model.js';
import { AnnotationGlass } from './annotation-glass.js';
import { AnnotationsLayer } from './annotations-layer.js';

/** What stands on a page of a copy, and the glass over it. */
export function AnnotatedCopy({ annotating, copy, page, view }: Omit<AnnotatedProps, 'studentId'> & { copy: Copy }) {
  const { t } = useTranslation('annotations');
  return (
    <>
      <AnnotationsLayer annotations={copy.items} page={page} view={view} label={t('layer')} />
      {annotating.isOn && !copy.closedPages.includes(page) && (
        <AnnotationGlass
          {...{ page, view }}
          studentId={copy.studentId}
          size={pageSizes[copy.pageSize]}
          annotations={copy.items}
          tool={annotating.tool}
          onDo={annotating.do}
        />
      )}
    </>
  );
}
