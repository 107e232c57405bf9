/** Size of the customer service window, in CSS pixels. */
const windowSize = { width: 440, height: 500 } as const;

/** Opens the window during the click: after the lookup, browsers would block it. Clears its `opener` before anything loads. */
export function openBlankWindow(notice: string): Window | null {
  const { width, height } = windowSize;
  const left = Math.max(0, window.screenX + window.outerWidth - width - 80);
  const top = Math.max(0, window.screenY + window.outerHeight - height - 80);
  const opened = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (opened === null) return null;
  opened.opener = null;
  opened.document.title = notice;
  opened.document.body.textContent = notice;
  return opened;
}
