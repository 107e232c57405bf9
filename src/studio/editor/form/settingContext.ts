import { type ComponentType, createContext } from 'react';
import type { FieldModel } from '../fields/fieldModel.ts';

export interface FieldProps {
  readonly field: FieldModel;
  readonly isLabelHidden?: boolean;
}

/** Draws any setting. A context, because groups and lists hold settings of every kind, groups and lists included. */
export const SettingContext = createContext<ComponentType<FieldProps>>(() => null);
