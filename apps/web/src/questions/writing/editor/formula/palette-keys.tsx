import { plainFormula } from '@zhibi/content';
import { Button } from 'antd';
import { Formula } from '../../../../platform/rich/formula.js';
import styles from './formula.module.css';
import type { Template } from './template.js';

/** The keys of a palette; the place of writing keeps the focus. */
export function PaletteKeys({
  templates,
  wide,
  onPut,
}: {
  templates: readonly Template[];
  /** Faces are words rather than signs. */
  wide?: boolean;
  onPut: (put: string) => void;
}) {
  return (
    <div className={`${styles.palette} ${wide ? styles.wide : ''}`}>
      {templates.map(({ face, put }) => (
        <Button
          key={face}
          aria-label={plainFormula(face)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPut(put)}
        >
          <Formula latex={face} />
        </Button>
      ))}
    </div>
  );
}
