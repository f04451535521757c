import { Breadcrumb } from 'antd';
import { useContext } from 'react';
import { Link } from 'react-router';
import { type ScreenLine, ScreensContext } from '../../platform/screen-line.js';
import { wayBackTo } from '../../platform/way.js';
import { trailOf } from '../menu.js';
import { useTitles } from '../titles.js';

/** Where one is; all but the last lead back. A step whose words are not here yet is no link: it would have no name. */
export function Crumbs({ screen, query }: { screen: ScreenLine; query: string }) {
  const trail = trailOf(useContext(ScreensContext), screen, query);
  const titles = useTitles(trail);
  const items = trail.map((one, at) => {
    const title = titles[at];
    return { key: one.path, title: one === screen || !title ? title : <Link to={wayBackTo(one.path)}>{title}</Link> };
  });
  return <Breadcrumb items={items} />;
}
