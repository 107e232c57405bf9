/** The warning shown to a trial account. */
export const trueAccountWarning = {
  title: 'in_popup_prompt',
  text: 'in_need_true_account',
  confirm: 'in_increase_submit',
} as const;
