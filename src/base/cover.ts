/** A sheet over the page: the browser's way back closes it in place of leaving what is under it. */
export const cover: { close?: (() => void) | undefined } = {};
