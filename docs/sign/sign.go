// Signs a one-time ticket. Go 1.18 or later, standard library only.
package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"time"
)

// Key is what you got for your app id.
type Key struct {
	AppID  string `json:"appId"`
	Kid    string `json:"kid"`
	Secret string `json:"secret"`
}

// Ticket says who comes. Now (seconds) and Jti are given by tests only.
type Ticket struct {
	User   string `json:"user"`
	Name   string `json:"name"`
	Mobile string `json:"mobile"`
	Now    int64  `json:"now"`
	Jti    string `json:"jti"`
}

type header struct {
	Alg string `json:"alg"`
	Typ string `json:"typ"`
	Kid string `json:"kid"`
}

type claims struct {
	Iss    string `json:"iss"`
	Sub    string `json:"sub"`
	Aud    string `json:"aud"`
	Iat    int64  `json:"iat"`
	Exp    int64  `json:"exp"`
	Jti    string `json:"jti"`
	Name   string `json:"name,omitempty"`
	Mobile string `json:"mobile,omitempty"`
}

func encode(value interface{}) (string, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return "", err
	}
	return base64.RawURLEncoding.EncodeToString(bytes.TrimRight(text.Bytes(), "\n")), nil
}

// Sign makes the ticket of one visit.
func Sign(key Key, ticket Ticket) (string, error) {
	if ticket.Now == 0 {
		ticket.Now = time.Now().Unix()
	}
	if ticket.Jti == "" {
		random := make([]byte, 16)
		if _, err := rand.Read(random); err != nil {
			return "", err
		}
		ticket.Jti = hex.EncodeToString(random)
	}
	head, err := encode(header{"HS256", "JWT", key.Kid})
	if err != nil {
		return "", err
	}
	body, err := encode(claims{key.AppID, ticket.User, "travel-embed", ticket.Now, ticket.Now + 120, ticket.Jti, ticket.Name, ticket.Mobile})
	if err != nil {
		return "", err
	}
	mac := hmac.New(sha256.New, []byte(key.Secret))
	mac.Write([]byte(head + "." + body))
	return head + "." + body + "." + base64.RawURLEncoding.EncodeToString(mac.Sum(nil)), nil
}

// go run sign.go: reads one ticket's fields as JSON, writes the ticket.
func main() {
	var asked struct {
		Key Key `json:"key"`
		Ticket
	}
	err := json.NewDecoder(os.Stdin).Decode(&asked)
	if err == nil {
		var sign string
		if sign, err = Sign(asked.Key, asked.Ticket); err == nil {
			fmt.Println(sign)
			return
		}
	}
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}
