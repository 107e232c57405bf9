import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import * as css from './Tabs.css.ts';

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly end?: ReactNode; readonly content: ReactNode }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  return (
    <AriaTabs className={css.root} selectedKey={selected} onSelectionChange={(key) => onSelect(key as Id)}>
      <TabList className={css.list} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={css.tab}>
            {tab.label}
            {tab.end}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={css.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
