import type { BookArea } from '@zhibi/contract/questions/partners';
import { useTranslation } from 'react-i18next';
import { areaName } from './area-names.js';
import styles from './page-area.module.css';

interface PageAreaProps {
  area: BookArea;
  paper: { widthMm: number; heightMm: number };
  /** Its number in the list beside the page; absent where there is none. */
  no?: number;
  isChosen?: boolean;
}

const FRAME = 0;
/** Narrower ones have no room for a word beside what is printed in them. */
const ROOM_MM = 24;

/** A place to write in, drawn over the picture of a page without hiding what is printed there. */
export function PageArea({ area, paper, no, isChosen }: PageAreaProps) {
  const { t } = useTranslation('partners');
  const part = (mm: number, of: number) => `${(mm / of) * 100}%`;
  const place = {
    left: part(area.xMm, paper.widthMm),
    top: part(area.yMm, paper.heightMm),
    width: part(area.widthMm, paper.widthMm),
    height: part(area.heightMm, paper.heightMm),
  };
  const word = t(`preview.area.${areaName(area.areaType)}`);
  const isFrame = area.areaType === FRAME;
  const isWide = !isFrame && area.widthMm > ROOM_MM;
  const said = [no === undefined ? '' : String(no), isWide ? word : ''].filter(Boolean).join(' ');
  const looks = [isFrame ? styles.frame : styles.area, isWide ? styles.wide : styles.small];
  return (
    <div className={[...looks, ...(isChosen ? [styles.chosen] : [])].join(' ')} style={place} title={word}>
      {said && <span>{said}</span>}
    </div>
  );
}
