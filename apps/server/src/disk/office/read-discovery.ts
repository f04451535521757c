import { XmlStream } from '@zhibi/files/xml';

/** What an office server does with one kind of file. */
export interface OfficeAction {
  name: string;
  ending: string;
  address: string;
}

/** The actions of a WOPI discovery; a document that is none has none. */
export function actionsOf(xml: string): OfficeAction[] {
  const actions: OfficeAction[] = [];
  const stream = new XmlStream({
    open: (name, { name: action, ext, urlsrc }) => {
      if (name === 'action' && action && ext && urlsrc && /^https?:/.test(urlsrc))
        actions.push({ name: action, ending: ext.toLowerCase(), address: urlsrc });
    },
  });
  stream.write(xml);
  stream.close();
  return actions;
}
