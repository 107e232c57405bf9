import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type FigureSpan, figureSpans } from '../../../domain/figureSpan.ts';
import { read } from '../../api/index.ts';
import { type FigureName, isFigure } from './figures.ts';

/** Between two reads of a page that stays open; hours end no faster. */
const refetchMs = 60_000;

/** Choices of the page, kept in the address. */
export interface FigureView {
  readonly merchant: string | null;
  readonly span: FigureSpan;
  readonly figure: FigureName;
  readonly choose: (name: 'merchant' | 'days' | 'figure', value: string) => void;
}

const usualSpan: FigureSpan = 30;
const usualFigure: FigureName = 'stakes';

export function useFigureView(): FigureView {
  const [params, setParams] = useSearchParams();
  const figure = params.get('figure');
  return {
    merchant: params.get('merchant'),
    span: figureSpans.find((days) => String(days) === params.get('days')) ?? usualSpan,
    figure: isFigure(figure) ? figure : usualFigure,
    choose: (name, value) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(name, value);
          return next;
        },
        { replace: name !== 'merchant' },
      ),
  };
}

export const useFigures = (merchant: string, span: FigureSpan) =>
  useQuery({
    ...read('deskFigures', { params: { merchant }, query: { days: `${span}` } }),
    refetchInterval: refetchMs,
  });
