import { papersApi } from '@zhibi/contract/papers';
import { useRead } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { Editor } from './editor.js';
import { FromCart } from './from-cart.js';

/** Composing a paper by hand; without a paper in the address a new one is made of the cart. */
export function Page() {
  const paperId = useSearchParams()[0].get('paper');
  return paperId ? <Opened key={paperId} paperId={paperId} /> : <FromCart />;
}

function Opened({ paperId }: { paperId: string }) {
  const paper = useRead(papersApi.detail, { paperId });
  return <Screen read={paper}>{(data) => <Editor paper={data} />}</Screen>;
}
