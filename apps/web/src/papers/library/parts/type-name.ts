import { type PaperType, paperTypes } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';

type TypeName = keyof typeof paperTypes;
const isName = (name: string): name is TypeName => name in paperTypes;
export const typeNames = Object.keys(paperTypes).filter(isName);

/** How the kinds of papers are called. */
export function useTypeName(): (type: PaperType) => string {
  const { t } = useTranslation('library');
  return (type) => {
    const name = typeNames.find((one) => paperTypes[one] === type);
    return name === undefined ? '' : t(`types.${name}`);
  };
}
