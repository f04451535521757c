import { Breadcrumb } from 'antd';
import { useContext } from 'react';
import { Link } from 'react-router';
import { type ScreenLine, ScreensContext } from '../../platform/screen-line.js';
import { trailOf } from '../menu.js';
import { useTitles } from '../titles.js';

/** Where one is; all but the last lead back. */
export function Crumbs({ screen, query }: { screen: ScreenLine; query: string }) {
  const trail = trailOf(useContext(ScreensContext), screen, query);
  const titles = useTitles(trail);
  const items = trail.map((one, at) => ({
    key: one.path,
    title: one === screen ? titles[at] : <Link to={one.path}>{titles[at]}</Link>,
  }));
  return <Breadcrumb items={items} />;
}
