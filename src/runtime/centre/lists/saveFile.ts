/** Starts the download of a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
