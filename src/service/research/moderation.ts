/** Which questions are not worked on: empty, endless, or written to a machine instead of a library. */

/** As in the contract's body. */
const longestQuestion = 2000;

type Refusal = "empty" | "too-long" | "not-a-question";

const unwanted: readonly RegExp[] = [
  // Instructions to a language model. There is none here, but nothing of the kind gets an answer.
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous)\b/i,
  /\b(?:ignoriere?|vergiss|missachte)\b.{0,40}\b(?:anweisung(?:en)?|regeln|vorgaben)\b/i,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:instructions?|consignes|règles)\b/i,
  /\b(?:ignora|olvida)\b.{0,40}\b(?:instrucciones|reglas|indicaciones)\b/i,
  /\b(?:system|developer)\s*(?:prompt|message)\b|\bjailbreak\b|<\|[a-z_]+\|>/i,
  // Markup and code.
  /<\s*\/?\s*(?:script|iframe|img|svg|object|style)\b|\bjavascript:|\bon(?:error|load)\s*=/i,
  /\b(?:drop|truncate|alter)\s+table\b|\bunion\s+(?:all\s+)?select\b|;\s*--|\bor\s+1\s*=\s*1\b/i,
  /\$\{.*\}|\{\{.*\}\}|\.\.\/\.\.\//,
  // Control characters never come from a keyboard.
  /[\u0000-\u0008\u000e-\u001f\u007f]/,
];

/** Why a question is refused, or undefined when it may go on. */
export function moderate(question: string): Refusal | undefined {
  if (question.length > longestQuestion) return "too-long";
  // "M2" is what a measure is called.
  if ((question.match(/[\p{L}\p{N}]/gu) ?? []).length < 2 || !/\p{L}/u.test(question))
    return "empty";
  if (unwanted.some((pattern) => pattern.test(question))) return "not-a-question";
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  // The same few words over and over.
  if (words.length > 40 && new Set(words).size < words.length / 8) return "not-a-question";
  return undefined;
}
