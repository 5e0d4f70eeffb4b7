import { escapeHtml } from '../../mail/escape-html.ts'

export interface Approval {
  readonly provider: string
  /** Euro as the provider was told. */
  readonly amount: string
  readonly token: string
  readonly action: string
}

/** The page of a stand-in on which the customer approves a payment or leaves it. */
export const approvalPage = ({ provider, amount, token, action }: Approval): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(provider)} (Vorführung)</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:17px/1.5 system-ui,Arial,sans-serif;background:#f3f4f6;color:#111}main{max-width:26rem;padding:2rem;background:#fff;border-top:4px solid #253b80}h1{margin:0 0 .5rem;font-size:1.5rem}button{display:block;width:100%;min-height:3rem;margin-top:.8rem;border:1px solid #253b80;background:#253b80;color:#fff;font:inherit;cursor:pointer}button+button{background:#fff;color:#253b80}:focus-visible{outline:3px solid #111;outline-offset:2px}</style></head>
<body><main><h1>${escapeHtml(provider)}</h1><p>Dies ist eine Vorführung: Es wird kein Geld bewegt.</p>
<p>Betrag: <strong>${escapeHtml(amount.replace('.', ','))} €</strong></p>
<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<button name="choice" value="approve">Zahlung freigeben</button>
<button name="choice" value="cancel">Abbrechen und zurück zum Shop</button></form></main></body></html>`
