import { PaperShelf } from '../papers/paper-shelf.js';

export const Page = () => <PaperShelf bank="ejt" place="ejtSource" />;
