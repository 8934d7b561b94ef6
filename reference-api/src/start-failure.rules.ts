const sentences: Record<string, string> = {
  ECONNREFUSED: 'The database server of DATABASE_URL does not answer: start it, or unset DATABASE_URL.',
  ENOTFOUND: 'The host of DATABASE_URL is not known: correct it, or unset DATABASE_URL.',
  '28P01': 'The database refuses the password: correct it in DATABASE_URL or PGPASSWORD.',
  '28000': 'The database refuses the user of DATABASE_URL: correct it, or allow it in pg_hba.conf.',
  '3D000': 'The database that DATABASE_URL names does not exist: create it, or correct the name.',
}

/** Describes in one sentence why the API or a command cannot start, with the remedy if one is known. */
export function describeStartFailure(cause: unknown): string {
  const { code = '', message, port } = cause as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop the program that uses it, or choose another with PORT.`
  const sentence = sentences[code]
  return sentence ? `${sentence} (${code})` : message || String(cause)
}
